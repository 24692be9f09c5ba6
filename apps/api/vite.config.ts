import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { z } from "zod";

const packageJson = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    optionalDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, "package.json"), "utf8")));

/** Of this one a small part is used, which is loaded much faster without the rest. */
const treeShaken = "@react-email/components";

/** Own packages are bundled in, with what they depend on; npm's stay outside. */
const external = Object.keys({
  ...packageJson.dependencies,
  ...packageJson.optionalDependencies,
}).filter((name) => !name.startsWith("@whetstone/") && name !== treeShaken);

/**
 * The languages stay files of their own beside the program: what is bundled in is kept as source text
 * for as long as the server runs, which took 50 MB.
 */
const languagesAside: Plugin = {
  name: "languages-aside",
  enforce: "pre",
  async resolveId(source, importer) {
    const found = /\/languages\/(\w+)\/kit\.ts$/.exec(importer ?? "");
    if (importer === undefined || found === null || !source.endsWith(".json")) return null;
    const path = join(dirname(importer), source);
    const name = `languages/${found[1]}/${basename(source)}`;
    this.emitFile({ type: "asset", fileName: name, source: readFileSync(path) });
    return { id: `./${name}`, external: true };
  },
  // The bundler leaves the attribute out, and Node asks for it.
  renderChunk: (code) => ({
    code: code.replaceAll(
      /^(import .* from "\.\/languages\/.*\.json");$/gm,
      '$1 with { type: "json" };',
    ),
    map: null,
  }),
};

export default defineConfig({
  plugins: [languagesAside],
  build: {
    ssr: true,
    target: "node22",
    sourcemap: true,
    minify: false,
    emptyOutDir: true,
    ssrEmitAssets: true,
    rolldownOptions: {
      input: {
        main: "src/main.ts",
        "engine-thread": "src/enhancements/thread/engine-thread.ts",
        "model-process": "src/enhancements/model/embedded/model-process.ts",
      },
      // Beside each other: the server starts the other programs by their names.
      output: { format: "esm", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
  ssr: { target: "node", noExternal: true, external },
});
