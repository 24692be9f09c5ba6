/**
 * What must survive a rewrite, found by patterns of this package's own, so that the engine is
 * not measured with its own finder.
 */
const patterns: readonly RegExp[] = [
  /```[\s\S]*?```/g,
  /`[^`\n]{1,400}`/g,
  /(?:https?|ftp):\/\/[^\s<>"'`)\]]+/gi,
  /[\w.+-]+@[\w-]+\.[\w.-]+/g,
  /\{\{[^{}\n]{1,80}\}\}|\$?\{[^{}\n]{1,80}\}|\[[^[\]\n]{1,80}\]|<\/?[\p{L}][^<>\n]{0,60}>|%[sd]\b/gu,
  /"[^"\n]{1,300}"|“[^”\n]{1,300}”|«[^»\n]{1,300}»|「[^」\n]{1,300}」|„[^“”\n]{1,300}[“”]/g,
  /\$[^$\n]{1,200}\$/g,
  /(?<![\w/])(?:~|\.{1,2})?\/[\w.-]+(?:\/[\w.-]+)+/g,
  /(?<!\w)[A-Za-z]\w*_\w+|(?<!\w)[a-z]+(?:[A-Z][a-z0-9]+)+/g,
  /(?<![\p{L}\p{N}])[@#][\p{L}_][\p{L}\p{N}_]+/gu,
  /[$€£¥₹]?\p{Nd}+(?:[.,:/-]\p{Nd}+)*\s?(?:%|°[CF]?|[kMG]?B\b|k[mg]\b|[cm]m\b)?/gu,
];

function counts(items: Iterable<string>): Map<string, number> {
  const found = new Map<string, number>();
  for (const item of items) found.set(item, (found.get(item) ?? 0) + 1);
  return found;
}

function literalsOf(text: string): string[] {
  return patterns.flatMap((pattern) => text.match(pattern) ?? []);
}

/** The literals of the original that the rewrite holds less often. */
export function lostLiterals(original: string, rewritten: string, extra: readonly string[]) {
  if (rewritten.includes(original.trim())) return [];
  const wanted = counts([
    ...literalsOf(original),
    ...extra.filter((one) => original.includes(one)),
  ]);
  return [...wanted]
    .filter(([literal, times]) => rewritten.split(literal).length - 1 < times)
    .map(([literal]) => literal);
}

const facts: readonly RegExp[] = [
  /(?:https?:\/\/|www\.)\S+/gi,
  /[\w.+-]+@[\w-]+\.[\w.-]+/g,
  /"[^"\n]{1,300}"|“[^”\n]{1,300}”|«[^»\n]{1,300}»|「[^」\n]{1,300}」/g,
  /(?<![\p{L}\p{N}])\p{Nd}+(?:[.,:/-]\p{Nd}+)*(?![\p{L}\p{N}])/gu,
  /(?<=[\p{Ll},;] )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu,
];

/** Numbers, links, quotations and names in what was added that the person never wrote, whole. */
export function inventedFacts(original: string, additions: string, lang: string): string[] {
  const words = original.toLowerCase();
  const known = new Set(words.match(/[\p{L}\p{N}]+(?:[.,:/-][\p{L}\p{N}]+)*/gu));
  const numbers = new Set(
    words.match(/(?<![\p{L}\p{N}])\p{Nd}+(?:[.,:/-]\p{Nd}+)*(?![\p{L}\p{N}])/gu),
  );
  const kinds = lang.startsWith("de") ? facts.slice(0, -1) : facts;
  return kinds
    .flatMap((pattern) => additions.match(pattern) ?? [])
    .filter((fact) => {
      const bare = fact.replace(/^["“«「]|["”»」]$/g, "").toLowerCase();
      if (/^[\p{N}.,:/-]+$/u.test(bare)) return !known.has(bare) && !numbers.has(bare);
      return !words.includes(bare) && !/^i(?:['’]\w+)?$/.test(bare);
    });
}
