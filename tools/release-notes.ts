import { readFile } from "node:fs/promises";
import { z } from "zod";
import { notesOf } from "./changelog.ts";

const packageSchema = z.object({ version: z.string() });

const read = (path: string): Promise<string> =>
  readFile(new URL(`../${path}`, import.meta.url), "utf8");

/**
 * What the changelog says of the version of a tag (`v1.2.3`). Throws when the tag is not of the
 * version that the packages have, or the changelog says nothing of it.
 */
export const releaseNotes = async (tag: string): Promise<string> => {
  for (const path of ["package.json", "apps/extension/package.json"]) {
    const { version } = packageSchema.parse(JSON.parse(await read(path)));
    if (tag !== `v${version}`) throw new Error(`The tag is ${tag}, and ${path} has ${version}`);
  }
  return notesOf(await read("CHANGELOG.md"), tag.slice(1));
};
