const isAddress = (value: unknown): value is string =>
  typeof value === "string" && /^(https?:\/\/|\/)/.test(value);

const clean = (value: unknown): unknown => {
  if (isAddress(value)) return value.replace(/[?#].*$/s, "");
  if (Array.isArray(value)) return value.map(clean);
  return isRecord(value) ? withoutQueries(value) : value;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The same properties, at any depth, with every address cut before its query. */
export const withoutQueries = (
  properties: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, clean(value)]));
