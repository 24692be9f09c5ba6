import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { productName } from "@whetstone/api-client/contract";
import { defineConfig, type Plugin } from "vite";
import { serveSite } from "./prerender/serve-site.ts";

/** Puts the product's name into the page; the extension recognises the web app by it. */
const nameThePage = (): Plugin => ({
  name: "whetstone:name-the-page",
  transformIndexHtml: (html) => ({
    html: html.replaceAll("%PRODUCT_NAME%", productName),
    tags: [
      { tag: "meta", attrs: { name: "application-name", content: productName }, injectTo: "head" },
      { tag: "title", children: productName, injectTo: "head" },
    ],
  }),
});

/** Two browser entries, the account app and the public site; and the site's renderer for Node. */
const entriesOf = (isForNode: boolean) =>
  isForNode ? "src/site/render/render-site.tsx" : ["index.html", "src/site/main.ts"];

/** The little that the public site's entry shares with the app: apart, so that it brings no more along. */
const sharedByEntries =
  /vite\/preload-helper|src\/(site\/islands\/try-it\/shared\/(shared|taken)-pair|billing\/checkout-return|telemetry\/when-idle|storage-keys)\.ts$/;

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [react(), tailwindcss(), nameThePage(), serveSite()],
  build: {
    // Browsers that know `light-dark()`, which the theme is made of.
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    // The content security policy allows fonts from files only.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    outDir: isSsrBuild ? ".prerender" : "dist",
    rolldownOptions: {
      input: entriesOf(isSsrBuild),
      ...(!isSsrBuild && {
        output: { codeSplitting: { groups: [{ name: "entry", test: sharedByEntries }] } },
      }),
    },
  },
  // The built renderer stands alone; the development server takes packages as Node does.
  ...(command === "build" && { ssr: { noExternal: true } }),
  server: {
    proxy: { "/api": "http://127.0.0.1:8787" },
  },
}));
