import { createHmac, timingSafeEqual } from "node:crypto";

/** Keyed digest of a value for one purpose: equal values of different purposes differ. */
export type Digest = (purpose: string, value: string) => string;

/** Makes digests with the server's secret: what is stored can't be guessed back from the database alone. */
export const createDigest =
  (secret: string): Digest =>
  (purpose, value) =>
    createHmac("sha256", secret).update(`${purpose}\0${value}`).digest("base64url");

/** Compares two texts in a time that doesn't tell where they differ. */
export const isSameText = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};
