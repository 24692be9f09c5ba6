import { readFile, writeFile } from "node:fs/promises";
import { crx } from "@crxjs/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultPublicUrl, productName } from "@whetstone/api-client/contract";
import { knownLanguages } from "@whetstone/enhancer/kit";
import { defineConfig, type Plugin } from "vite";
import { readLanguageFiles } from "./language-files.ts";
import { hosts, optionalMatches } from "./src/hosts/index.ts";
import { createLocaleFiles } from "./src/locales/index.ts";
import { createManifest } from "./src/manifest.ts";
import { languageFile } from "./src/platform/language-file.ts";

const publicUrl = process.env.PUBLIC_URL ?? defaultPublicUrl;

interface Resources {
  readonly matches: readonly string[];
}

/**
 * What the script on chat pages loads may be loaded on the optional ones too; crxjs knows only of
 * the manifest's own content scripts.
 */
const openToOptionalHosts = (): Plugin => ({
  name: "open-to-optional-hosts",
  apply: "build",
  writeBundle: async ({ dir = "dist" }) => {
    const path = `${dir}/manifest.json`;
    const manifest = JSON.parse(await readFile(path, "utf8"));
    const [chatPage = ""] = hosts[0]?.matches ?? [];
    manifest.web_accessible_resources = manifest.web_accessible_resources.map((one: Resources) =>
      one.matches.includes(chatPage)
        ? { ...one, matches: [...one.matches, ...optionalMatches()] }
        : one,
    );
    await writeFile(path, JSON.stringify(manifest, null, 2));
  },
});

/** The texts, as the browser reads them. The development server writes what `crx:` plugins emit. */
const writeLocales = (): Plugin => ({
  name: "crx:write-locales",
  generateBundle() {
    for (const [fileName, source] of createLocaleFiles())
      this.emitFile({ type: "asset", fileName, source });
  },
});

/** What the engine knows of each language, one file each: the worker reads it when it needs it. */
const writeLanguages = (): Plugin => ({
  name: "crx:write-languages",
  async generateBundle() {
    for (const tag of knownLanguages)
      if (tag !== "en")
        this.emitFile({
          type: "asset",
          fileName: languageFile(tag),
          source: await readLanguageFiles(tag),
        });
  },
});

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    crx({ manifest: createManifest(publicUrl), contentScripts: { injectCss: false } }),
    openToOptionalHosts(),
    writeLocales(),
    writeLanguages(),
  ],
  define: {
    __PUBLIC_URL__: JSON.stringify(new URL(publicUrl).origin),
    __PRODUCT_NAME__: JSON.stringify(productName),
    __OPTIONAL_MATCHES__: JSON.stringify(optionalMatches()),
  },
  build: {
    target: "chrome116",
    emptyOutDir: true,
    modulePreload: false,
    // The other pages are in the manifest.
    rolldownOptions: { input: { "first-run": "src/first-run/index.html" } },
  },
});
