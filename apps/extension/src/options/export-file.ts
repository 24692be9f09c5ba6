import type { z } from "zod";
import { type ExportedData, exportFormat, exportSchema } from "../messages/transfer.ts";

/** Why a file can't be taken in. `where` is the place in it that is wrong, as a path. */
export type FileFault =
  | { readonly why: "too-large" | "not-json" | "not-ours" | "newer" }
  | { readonly why: "wrong-value"; readonly where: string };

export type ReadFile =
  | { readonly ok: true; readonly data: ExportedData }
  | ({ readonly ok: false } & FileFault);

/** A larger file is none of ours, in characters. */
const longestFile = 5_000_000;

const parseJson = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

const formatOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "format" in value ? value.format : null;

const faultOf = (value: unknown, { issues }: z.ZodError): FileFault => {
  const format = formatOf(value);
  if (typeof format !== "number") return { why: "not-ours" };
  if (format > exportFormat) return { why: "newer" };
  return { why: "wrong-value", where: issues[0]?.path.join(".") ?? "" };
};

/** Reads a file that was exported. Nothing is changed by it, whatever is in the file. */
export const readExport = (text: string): ReadFile => {
  if (text.length > longestFile) return { ok: false, why: "too-large" };
  const json = parseJson(text);
  if (!json) return { ok: false, why: "not-json" };
  const parsed = exportSchema.safeParse(json.value);
  return parsed.success
    ? { ok: true, data: parsed.data }
    : { ok: false, ...faultOf(json.value, parsed.error) };
};

/** The file for what is exported: readable, two spaces deep. */
export const writeExport = (data: ExportedData): string => `${JSON.stringify(data, null, 2)}\n`;
