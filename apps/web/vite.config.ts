import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { productName } from "@whetstone/api-client/contract";
import { defineConfig, type Plugin } from "vite";

/** Puts the product's name into the page; the extension recognises the web app by it. */
const nameThePage = (): Plugin => ({
  name: "whetstone:name-the-page",
  transformIndexHtml: () => [
    { tag: "meta", attrs: { name: "application-name", content: productName }, injectTo: "head" },
    { tag: "title", children: productName, injectTo: "head" },
  ],
});

export default defineConfig({
  plugins: [react(), tailwindcss(), nameThePage()],
  build: {
    // Browsers that know `light-dark()`, which the theme is made of.
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    // The content security policy allows fonts from files only.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
  },
  server: {
    proxy: { "/api": "http://127.0.0.1:8787" },
  },
});
