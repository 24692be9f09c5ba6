import { readFile, writeFile } from "node:fs/promises";
import { crx } from "@crxjs/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultPublicUrl, productName } from "@whetstone/api-client/contract";
import { knownLanguages } from "@whetstone/enhancer/kit";
import { build, defineConfig, type Plugin } from "vite";
import { readLanguageFiles } from "./language-files.ts";
import { hosts, optionalMatches, platformsByOrigin } from "./src/hosts/index.ts";
import { createLocaleFiles } from "./src/locales/index.ts";
import { createManifest } from "./src/manifest.ts";
import { otherSiteFile, otherSitePartsFile } from "./src/platform/injected-files.ts";
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

const define = {
  __PUBLIC_URL__: JSON.stringify(new URL(publicUrl).origin),
  __PRODUCT_NAME__: JSON.stringify(productName),
  __OPTIONAL_MATCHES__: JSON.stringify(optionalMatches()),
  __PLATFORMS__: JSON.stringify(platformsByOrigin()),
};

/** One script file with everything in it, for a page that may load none of ours. */
const buildScript = async (input: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    plugins: [react(), tailwindcss()],
    define: { ...define, "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      target: "chrome116",
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: "iife", codeSplitting: false } },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    "output" in one ? one.output : [],
  );
  const script = outputs.find((one) => one.type === "chunk" && one.isEntry);
  if (script?.type !== "chunk") throw new Error(`No script was made of ${input}`);
  return script.code;
};

/** The scripts for other sites, which the worker puts there once a person allowed one. */
const writeInjected = (): Plugin => ({
  name: "write-injected",
  apply: "build",
  async generateBundle() {
    for (const [fileName, input] of [
      [otherSiteFile, "src/content/other-site.ts"],
      [otherSitePartsFile, "src/content/other-site-parts.ts"],
    ] as const)
      this.emitFile({ type: "asset", fileName, source: await buildScript(input) });
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
    writeInjected(),
  ],
  define,
  build: {
    target: "chrome116",
    emptyOutDir: true,
    modulePreload: false,
    // The other pages are in the manifest.
    rolldownOptions: { input: { "first-run": "src/first-run/index.html" } },
  },
});
