import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { optionalMatches, platformsByOrigin } from "../extension/src/hosts/index.ts";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // The browser of the extension's screens is played by the stories.
  resolve: {
    alias: {
      "webextension-polyfill": fileURLToPath(new URL(".storybook/browser.ts", import.meta.url)),
    },
  },
  define: {
    __OPTIONAL_MATCHES__: JSON.stringify(optionalMatches()),
    __PLATFORMS__: JSON.stringify(platformsByOrigin()),
  },
  build: {
    // Browsers that know `light-dark()`, which the theme is made of.
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
  },
});
