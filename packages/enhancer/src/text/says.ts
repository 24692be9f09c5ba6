/** Whether a text says one of some phrases (separated by `|`) in whole words. */
export function says(text: string, phrases: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${phrases})(?![\\p{L}\\p{M}])`, "iu").test(text);
}
