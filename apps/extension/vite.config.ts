import { crx } from "@crxjs/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultPublicUrl, productName } from "@whetstone/api-client/contract";
import { defineConfig } from "vite";
import { createManifest } from "./src/manifest.ts";

const publicUrl = process.env.PUBLIC_URL ?? defaultPublicUrl;

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    crx({ manifest: createManifest(publicUrl), contentScripts: { injectCss: false } }),
  ],
  define: {
    __PUBLIC_URL__: JSON.stringify(new URL(publicUrl).origin),
    __PRODUCT_NAME__: JSON.stringify(productName),
  },
  build: { target: "chrome116", emptyOutDir: true, modulePreload: false },
});
