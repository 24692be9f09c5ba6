/** What a person typed into a text area before its island came to life; null on the server. */
export const typedBefore = (id: string): string | null => {
  if (typeof document === "undefined") return null;
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement ? field.value : null;
};
