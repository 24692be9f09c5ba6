import { classNames } from "@whetstone/ui";
import type { BlogIndexItem } from "../block.ts";
import { readingMinutes } from "../reading-time.ts";
import { useSite } from "../render/site-context.tsx";
import type { BlockOf } from "./block-of.ts";
import { measure } from "./section.tsx";

const Meta = ({ item }: { readonly item: BlogIndexItem }) => {
  const { pages } = useSite();
  const page = item.comingSoon ? undefined : pages.find(({ path }) => path === item.url);
  const minutes = page ? readingMinutes(page) : item.readTime;
  return (
    <p className="flex flex-wrap gap-x-4 font-mono text-[0.8125rem] text-ink-muted">
      <span className="text-spark-ink">{item.category}</span>
      {minutes !== undefined && <span>{minutes} min read</span>}
      {item.comingSoon && <span>Coming soon</span>}
    </p>
  );
};

const Featured = ({ item }: { readonly item: BlogIndexItem }) => (
  <a
    href={item.url}
    className="group mb-14 block rounded-3xl border border-line bg-surface p-7 shadow-card transition-colors hover:border-line-strong sm:p-12"
  >
    <Meta item={item} />
    <h2 className="mt-4 max-w-3xl text-3xl font-semibold text-balance group-hover:text-spark-ink md:text-5xl md:leading-[1.06] md:tracking-[-0.03em]">
      {item.title}
    </h2>
    <p className="mt-5 max-w-2xl text-lg text-pretty text-ink-soft">{item.description}</p>
    <p className="mt-8 font-medium text-spark-ink">Read the guide</p>
  </a>
);

const Entry = ({ item }: { readonly item: BlogIndexItem }) => (
  <>
    <Meta item={item} />
    <h2
      className={classNames(
        "mt-2 text-xl font-semibold text-balance",
        item.comingSoon ? "text-ink-muted" : "group-hover:text-spark-ink",
      )}
    >
      {item.title}
    </h2>
    <p
      className={classNames(
        "mt-2 text-pretty",
        item.comingSoon ? "text-ink-muted" : "text-ink-soft",
      )}
    >
      {item.description}
    </p>
  </>
);

/** The articles (SITE-30): one featured; those still to come are dimmed and no links. */
export const BlogIndex = ({ items }: BlockOf<"blog-index">) => (
  <section aria-label="All posts" className="py-14 md:py-20">
    <div className={measure}>
      {items
        .filter(({ featured }) => featured)
        .map((item) => (
          <Featured key={item.url} item={item} />
        ))}
      <ul className="grid gap-x-16 md:grid-cols-2">
        {items
          .filter(({ featured }) => !featured)
          .map((item) => (
            <li key={item.url} className="border-t border-line py-8">
              {item.comingSoon ? (
                <div aria-disabled="true" className="cursor-default">
                  <Entry item={item} />
                </div>
              ) : (
                <a href={item.url} className="group block">
                  <Entry item={item} />
                </a>
              )}
            </li>
          ))}
      </ul>
    </div>
  </section>
);
