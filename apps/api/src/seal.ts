import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const [keyBytes, ivBytes, tagBytes] = [32, 12, 16];

/** Encrypts what must not be readable from the database alone. */
export interface Seal {
  readonly close: (text: string) => string;
  /** Undefined for what was changed, or sealed with another secret. */
  readonly open: (sealed: string) => string | undefined;
}

/** Makes a seal for one purpose with the server's secret: AES-256-GCM, a new nonce each time. */
export const createSeal = (secret: string, purpose: string): Seal => {
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, keyBytes));
  const openBytes = (bytes: Buffer): string => {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const start = decipher.update(bytes.subarray(ivBytes + tagBytes));
    return Buffer.concat([start, decipher.final()]).toString("utf8");
  };
  return {
    close: (text) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes });
      const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString("base64url");
    },
    open: (sealed) => {
      try {
        return openBytes(Buffer.from(sealed, "base64url"));
      } catch {
        return undefined;
      }
    },
  };
};
