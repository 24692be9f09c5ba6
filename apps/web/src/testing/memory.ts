/** A storage in memory, as local and session storage are. */
export const createMemory = (stored: Readonly<Record<string, string>> = {}) => {
  const kept = new Map(Object.entries(stored));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
