import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const siteFileSchema = z.object({
  /** Static pages by their address; files below the web build's folder. */
  pages: z.record(z.string(), z.string()).default({}),
  /** The page of the root address; else it is the account app's shell. */
  home: z.string().optional(),
  /** The page of unknown addresses. */
  notFound: z.string().optional(),
  /** Addresses that lead elsewhere at once. */
  redirects: z.record(z.string(), z.url({ protocol: /^https?$/ })).default({}),
  /** Origins the pages of the build talk to besides their own. */
  connect: z.array(z.url({ protocol: /^https?$/ })).default([]),
  /** Digests of the scripts that stand in the pages themselves. */
  scripts: z.array(z.string().regex(/^sha256-[\w+/]{43}=$/)).default([]),
});

/** What a web build says of itself. */
export type SiteFile = z.output<typeof siteFileSchema>;

/** The name of that file in the build; it is not served. */
export const siteFileName = "site.json";

/** Reads what the web build of a folder says of itself; a build without it has no static pages. */
export const readSiteFile = (folder: string): SiteFile => {
  const file = join(folder, siteFileName);
  return siteFileSchema.parse(existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});
};
