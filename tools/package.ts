import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { strToU8, type Zippable, zipSync } from "fflate";
import { runCommand } from "./run-command.ts";
import {
  type BuiltManifest,
  builtManifestSchema,
  storeManifest,
  stores,
} from "./store-manifest.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const built = join(root, "apps/extension/dist");
const output = join(root, "dist/store");

/** The same bytes for the same files: a zip holds no time of its own. */
const noTime = { mtime: new Date(Date.UTC(1980, 0, 2)) };

const build = (publicUrl: string): Promise<number> =>
  runCommand("turbo", ["run", "build", "--filter=@whetstone/extension", "--ui=stream"], {
    quiet: true,
    env: { PUBLIC_URL: publicUrl, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" },
  });

/** Files of the built extension by their names in a package, without its manifest. */
const readFiles = async (): Promise<Map<string, Uint8Array>> => {
  const entries = await readdir(built, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path !== join(built, "manifest.json"))
    .sort();
  const files = paths.map(
    async (path): Promise<[string, Uint8Array]> => [
      relative(built, path).replaceAll("\\", "/"),
      await readFile(path),
    ],
  );
  return new Map(await Promise.all(files));
};

const readManifest = async (): Promise<BuiltManifest> =>
  builtManifestSchema.parse(JSON.parse(await readFile(join(built, "manifest.json"), "utf8")));

/** Mozilla's own check; fetched when it is asked for, since nothing else needs it. */
const lintForFirefox = (zip: string): Promise<number> =>
  runCommand("npx", ["--yes", "web-ext@10.7.0", "lint", "--source-dir", zip, "--self-hosted"]);

/**
 * Builds the extension for the web app at `PUBLIC_URL` and writes one package for each store
 * into `dist/store`; then lets Mozilla's checker look at the one for Firefox.
 */
export const packageExtension = async (publicUrl: string): Promise<number> => {
  const failed = await build(publicUrl);
  if (failed !== 0) return failed;
  const [files, manifest] = await Promise.all([readFiles(), readManifest()]);
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  for (const store of stores) {
    const content = storeManifest(manifest, store, new URL(publicUrl).hostname);
    const zip: Zippable = { "manifest.json": [strToU8(JSON.stringify(content, null, 2)), noTime] };
    for (const [name, bytes] of files) zip[name] = [bytes, noTime];
    const path = join(output, `${manifest.name.toLowerCase()}-${store}-${manifest.version}.zip`);
    await writeFile(path, zipSync(zip, { level: 9 }));
    console.log(`${store}: ${relative(root, path)}`);
    if (store === "firefox") {
      const faults = await lintForFirefox(path);
      if (faults !== 0) return faults;
    }
  }
  return 0;
};
