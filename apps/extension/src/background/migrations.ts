/** Everything in the storage, unparsed, by key. */
type Values = Readonly<Record<string, unknown>>;

/** The version of what is stored. Each step below leads from one version to the next. */
export const storedVersion = 1;

/**
 * Steps between versions: the one at index n leads from version n to n + 1. They get everything
 * that is stored and answer the keys to write. A step is never changed once it was released.
 */
const steps: readonly ((values: Values) => Values)[] = [
  // Version 0 had no lists and no version; all it had is read as it is.
  () => ({}),
];

const versionOf = ({ version }: Values): number =>
  typeof version === "number" && Number.isInteger(version) && version >= 0 ? version : 0;

/**
 * What has to be written so that the storage is of today's version; `null` when it is, and when
 * it is of a newer one, which a downgrade must not harm.
 */
export const migrationOf = (values: Values): Values | null => {
  const from = versionOf(values);
  if (from >= storedVersion) return null;
  let changed: Values = {};
  for (const step of steps.slice(from))
    changed = { ...changed, ...step({ ...values, ...changed }) };
  return { ...changed, version: storedVersion };
};
