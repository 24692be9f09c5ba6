const bytesOf = (dataAddress: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(dataAddress.slice(dataAddress.indexOf(",") + 1)), (byte) =>
    byte.charCodeAt(0),
  );

/**
 * Gives the panel the product's own faces. They come with its scripts, as bytes: nothing is fetched
 * that the page's policy could refuse, and no file of the extension is opened to the page for it.
 * Where a browser does not take them, the system's faces stand.
 */
export const loadFaces = async (page: Document, signal: AbortSignal): Promise<void> => {
  const { inlineFaces } = await import("@whetstone/ui/inline-faces");
  const faces = await Promise.all(
    inlineFaces.map(({ family, weight, address }) =>
      new FontFace(family, bytesOf(address), { weight }).load(),
    ),
  );
  for (const face of faces) page.fonts.add(face);
  signal.addEventListener("abort", () => {
    for (const face of faces) page.fonts.delete(face);
  });
};
