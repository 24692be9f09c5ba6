import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const compressible = /\.(js|css|svg|json)$/;

/** Below this many bytes compression saves nothing worth a file. */
const worthwhile = 1024;

/** Puts a `.br` and a `.gz` beside the scripts and styles of a folder. */
export const compressAssets = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    if (!compressible.test(name)) continue;
    const file = join(folder, name);
    const content = readFileSync(file);
    if (content.length < worthwhile) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
};
