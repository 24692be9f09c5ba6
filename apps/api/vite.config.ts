import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vite";
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

export default defineConfig({
  build: {
    ssr: true,
    target: "node22",
    sourcemap: true,
    minify: false,
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        main: "src/main.ts",
        "model-process": "src/enhancements/model/embedded/model-process.ts",
      },
      // Beside each other: the server starts the other program by its name.
      output: { format: "esm", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
  ssr: { target: "node", noExternal: true, external },
});
