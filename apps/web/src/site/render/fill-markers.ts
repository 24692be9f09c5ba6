import { originToken } from "../origin.ts";
import type { PageDocument } from "../page-document.ts";
import type { SiteSettings } from "../site-settings.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const mapTexts = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change)]),
  );
};

const sameShape = (filled: unknown): filled is PageDocument => isRecord(filled);

/**
 * The document with `{{founder}}`, `{{supportEmail}}` and `{{siteHost}}` replaced by what this
 * deployment is called (SITE-9). Other markers stay: they belong
 * to prompts.
 */
export const fillMarkers = (page: PageDocument, settings: SiteSettings): PageDocument => {
  const values: Readonly<Record<string, string>> = {
    founder: settings.founder,
    supportEmail: settings.supportAddress,
    siteHost: originToken.host,
  };
  const filled = mapTexts(page, (text) =>
    text.replace(/\{\{(\w+)\}\}/g, (marker, name: string) => values[name] ?? marker),
  );
  if (!sameShape(filled)) throw new Error(`The page ${page.path} is no document`);
  return filled;
};
