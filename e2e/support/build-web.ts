import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const apps = fileURLToPath(new URL("../../apps", import.meta.url));
const web = join(apps, "web");
const vite = join(web, "node_modules", ".bin", "vite");
const run = promisify(execFile);

/**
 * Builds the web app with other settings into a folder of its own, beside a copy of the built
 * server; answers the server's main file.
 */
export const buildWebWith = async (settings: Readonly<Record<string, string>>) => {
  const folder = await mkdtemp(join(tmpdir(), "whetstone-web-"));
  const [dist, renderer] = [join(folder, "web", "dist"), join(folder, "renderer")];
  const options = { cwd: web, env: { ...process.env, ...settings } };
  const into = (outDir: string) => ["--outDir", outDir, "--emptyOutDir"];
  await run(vite, ["build", ...into(dist)], options);
  await run(vite, ["build", "--ssr", ...into(renderer)], options);
  await run(process.execPath, ["prerender/write-site.ts", dist, renderer], options);
  await mkdir(join(folder, "api"));
  await cp(join(apps, "api", "dist"), join(folder, "api", "dist"), { recursive: true });
  await cp(join(apps, "api", "package.json"), join(folder, "api", "package.json"));
  await symlink(join(apps, "api", "node_modules"), join(folder, "api", "node_modules"));
  return {
    main: join(folder, "api", "dist", "main.js"),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
