import { type ScrollBucket, scrollBuckets } from "./site-events.ts";

/** What of a window tells how far it is scrolled. */
export interface ScrolledPage {
  readonly scrollY: number;
  readonly innerHeight: number;
  readonly scrollHeight: number;
}

/** Where the first bucket begins, and how wide each is, in percent (TELE-6). */
const bucketPercent = 25;

/** The buckets a page has been scrolled into, the lowest first. A page that fits has none. */
export const reachedBuckets = ({
  scrollY,
  innerHeight,
  scrollHeight,
}: ScrolledPage): readonly ScrollBucket[] => {
  const way = scrollHeight - innerHeight;
  if (way <= 0) return [];
  const percent = Math.min(100, (scrollY / way) * 100);
  return scrollBuckets.slice(0, Math.floor(percent / bucketPercent));
};

/** Tells of each bucket once, when it is first reached. */
export const watchScroll = (page: Window, onReach: (bucket: ScrollBucket) => void): void => {
  const told = new Set<ScrollBucket>();
  const listening = new AbortController();
  const look = () => {
    const { scrollHeight } = page.document.documentElement;
    const { scrollY, innerHeight } = page;
    for (const bucket of reachedBuckets({ scrollY, innerHeight, scrollHeight })) {
      if (told.has(bucket)) continue;
      told.add(bucket);
      onReach(bucket);
    }
    if (told.size === scrollBuckets.length) listening.abort();
  };
  page.addEventListener("scroll", look, { passive: true, signal: listening.signal });
  look();
};
