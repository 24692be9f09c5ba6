import type { Host } from "../hosts/define-host.ts";
import { askFromPage } from "../platform/content-runtime.ts";

type Rules = Pick<Host, "composers" | "decoys" | "box">;

const isText = (value: unknown): value is string => typeof value === "string";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isSelector = (text: string): boolean => {
  try {
    document.createDocumentFragment().querySelector(text);
    return true;
  } catch {
    return false;
  }
};

/** Rules as the worker tells them; `null` for none, and for any this browser can't follow. */
const readRules = (answer: unknown): Rules | null => {
  if (!isRecord(answer)) return null;
  const { composers, decoys, box } = answer;
  if (!Array.isArray(composers) || !Array.isArray(decoys) || !isText(box)) return null;
  if (!composers.every(isText) || !decoys.every(isText)) return null;
  return [...composers, ...decoys, box].every(isSelector) ? { composers, decoys, box } : null;
};

/**
 * The host with the server's corrections of its rules (EXT-3), or
 * `null` when there are none or they are malformed. Rejects never: an extension that is gone has none.
 */
export const correctedHost = async (host: Host): Promise<Host | null> => {
  const { platform } = host;
  const rules = readRules(await askFromPage({ type: "host-rules", platform }));
  return rules && { ...host, ...rules };
};
