/** Whether an English text speaks of its writer ("I", "I'm"); a list's "i" stands alone. */
export const saysI = (text: string): boolean =>
  /(?<![\p{L}'’])i(?:['’]\p{L}+)?(?= \p{L})/iu.test(text);
