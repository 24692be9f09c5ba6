import type { OwnFile } from "./own-file.ts";

/** Hands a text to the browser as a file to save. */
export const downloadFile = (
  page: Pick<Window, "document">,
  { name, type, text }: OwnFile,
): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = page.document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
