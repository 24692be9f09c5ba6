/** What is stored as JSON under a key, unparsed; `null` where there is nothing readable. */
export const readJson = (key: string, storage: Pick<Storage, "getItem">): unknown => {
  try {
    return JSON.parse(storage.getItem(key) ?? "null");
  } catch {
    return null;
  }
};
