import { ArrowLeft } from "lucide-react";
import { readingMinutes } from "../reading-time.ts";
import { useSite } from "../render/site-context.tsx";

const day = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** The way back from an article (SITE-7). */
export const BackToBlog = () => {
  const { article } = useSite().page;
  if (!article) return null;
  return (
    <a
      href="/blog"
      className="mb-8 inline-flex items-center gap-1.5 rounded-sm text-sm font-medium text-ink-muted hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      Back to Blog
    </a>
  );
};

/** Category, day and read time of an article. */
export const ArticleMeta = ({ hasEyebrow }: { readonly hasEyebrow: boolean }) => {
  const { page } = useSite();
  if (!page.article) return null;
  const { category, published } = page.article;
  return (
    <p className="mt-8 flex flex-wrap gap-x-5 gap-y-1 font-mono text-[0.8125rem] text-ink-muted">
      {!hasEyebrow && <span className="text-spark-ink">{category}</span>}
      <time dateTime={published}>{day.format(new Date(published))}</time>
      <span>{readingMinutes(page)} min read</span>
    </p>
  );
};
