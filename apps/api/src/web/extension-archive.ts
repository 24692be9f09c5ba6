import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { productName } from "@whetstone/api-client/contract";
import { type AsyncZippable, zip } from "fflate";
import { type StoredFile, storeFile } from "./stored-file.ts";

/** Where the built extension can be downloaded (SITE-38). */
export const extensionArchivePath = "/extension.zip";

/** The folder a person gets when unpacking. */
const folderName = `${productName.toLowerCase()}-extension`;

/** The same archive for the same files, whenever it is made. */
const mtime = "1980-01-02T00:00:00";

const collect = async (folder: string): Promise<AsyncZippable> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const named = files.map(async (entry): Promise<[string, Uint8Array]> => {
    const path = join(entry.parentPath, entry.name);
    const inside = path
      .slice(folder.length + 1)
      .split(sep)
      .join("/");
    return [`${folderName}/${inside}`, await readFile(path)];
  });
  return Object.fromEntries((await Promise.all(named)).toSorted());
};

const pack = (files: AsyncZippable): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    zip(files, { level: 9, mtime }, (error, archive) => {
      if (error) reject(error);
      else resolve(archive);
    });
  });

/** The built extension of a folder as a zip file, made when it is first asked for; null without one. */
export const createExtensionArchive = (folder: string): (() => Promise<StoredFile | null>) => {
  let made: Promise<StoredFile> | undefined;
  const make = async () =>
    storeFile(extensionArchivePath, Buffer.from(await pack(await collect(folder))));
  return async () => {
    if (!existsSync(join(folder, "manifest.json"))) return null;
    made ??= make();
    return made;
  };
};
