/** Reasons to end that leave a text cut: a limit, a filter, a fault, somebody's stop, a tool. */
const cutting =
  /length|max_?tokens|limit|filter|safety|recitation|prohibited|blocklist|spii|refusal|abort|cancel|error|insufficient|tool|function|load/i;

/**
 * Whether a server ended a text by itself. Servers have their own words for that, and some say
 * nothing: what names no cut is an end.
 */
export const isWholeBy = (reason: string | null | undefined): boolean =>
  !cutting.test(reason ?? "");
