import { productName } from "@whetstone/api-client";

/** A file to download. */
export interface OwnFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** The name of a downloaded file: the product, what it is, the day. */
export const ownFileName = (what: string, extension: string, now: Date): string =>
  `${productName.toLowerCase()}-${what}-${now.toISOString().slice(0, 10)}.${extension}`;
