/** Addresses of the public pages of the running product, from its sitemap. */
export const publicPathsOf = async (address: string): Promise<string[]> => {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? "").pathname,
  );
};
