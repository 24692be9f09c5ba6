import { z } from "zod";
import { type ExportedData, exportFormat, exportSchema } from "../messages/transfer.ts";

/** Why a file can't be taken in. `where` is the place in it that is wrong, as a path. */
export type FileFault =
  | { readonly why: "too-large" | "not-json" | "not-ours" | "newer" }
  | { readonly why: "full" }
  | { readonly why: "wrong-value"; readonly where: string }
  /** `name` is what the too long item is called. */
  | { readonly why: "too-long"; readonly name: string };

export type ReadFile =
  | { readonly ok: true; readonly data: ExportedData }
  | ({ readonly ok: false } & FileFault);

/** A larger file is none of ours, in characters. */
const longestFile = 8_000_000;

const parseJson = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

const formatOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "format" in value ? value.format : null;

const named = z.object({ title: z.string().exactOptional(), name: z.string().exactOptional() });

/** What the item is called that a path into a file leads to, when it can be told. */
const nameAt = (file: unknown, [list, index]: readonly PropertyKey[]): string | null => {
  const lists = z.record(z.string(), z.unknown()).safeParse(file);
  const items = z.array(z.unknown()).safeParse(lists.data?.[String(list)]);
  const item = named.safeParse(items.data?.[Number(index)]);
  return item.data?.title ?? item.data?.name ?? null;
};

const faultOf = (value: unknown, { issues }: z.ZodError): FileFault => {
  const format = formatOf(value);
  if (typeof format !== "number") return { why: "not-ours" };
  if (format > exportFormat) return { why: "newer" };
  const [issue] = issues;
  const where = issue?.path.join(".") ?? "";
  if (issue?.code !== "too_big") return { why: "wrong-value", where };
  if (issue.path.length === 1) return { why: "full" };
  return { why: "too-long", name: nameAt(value, issue.path) ?? where };
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
