import type { HistoryRow } from "@whetstone/api-client/contract";
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import { readHistory } from "./read-history.ts";

const columns = [
  "timestamp",
  "platform",
  "style",
  "level",
  "language",
  "originalLength",
  "enhancedLength",
  "improvementRatio",
  "originalQualityScore",
  "qualityScore",
  "engine",
  "id",
] as const satisfies readonly (keyof HistoryRow)[];

/** Ends a line as RFC 4180 has it. */
const lineEnd = "\r\n";

/** Quoted where RFC 4180 wants it. Null is an empty cell. No column can begin a formula: all are words, figures or times. */
const cell = (value: string | number | null): string => {
  const text = String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const lineOf = (row: HistoryRow): string =>
  columns.map((column) => cell(row[column])).join(",") + lineEnd;

async function* csvOf(db: Kysely<Schema>, userId: string): AsyncGenerator<string> {
  yield columns.join(",") + lineEnd;
  for await (const rows of readHistory(db, userId)) yield rows.map(lineOf).join("");
}

/** The history of an account as CSV (RFC 4180), streamed page by page. Never the text of a prompt. */
export const historyCsv = (db: Kysely<Schema>, userId: string): ReadableStream<Uint8Array> =>
  ReadableStream.from(csvOf(db, userId)).pipeThrough(new TextEncoderStream());
