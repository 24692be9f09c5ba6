import { classNames } from "@whetstone/ui";
import type { BlogIndexItem } from "../block.ts";
import { Cover } from "../covers/cover.tsx";
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
    className="group mb-14 grid items-center overflow-hidden rounded-3xl border border-line bg-surface shadow-card transition-colors hover:border-line-strong lg:grid-cols-2"
  >
    <Cover area={item.category} title={item.title} className="lg:h-full" />
    <div className="p-7 sm:p-12">
      <Meta item={item} />
      <h2 className="mt-4 text-3xl font-semibold text-balance group-hover:text-spark-ink md:text-4xl md:leading-[1.08] md:tracking-[-0.03em]">
        {item.title}
      </h2>
      <p className="mt-5 text-lg text-pretty text-ink-soft">{item.description}</p>
      <p className="mt-8 font-medium text-spark-ink">Read the guide</p>
    </div>
  </a>
);

const Entry = ({ item }: { readonly item: BlogIndexItem }) => (
  <>
    <Cover
      area={item.category}
      title={item.title}
      className={classNames(
        "mb-5 rounded-2xl border border-line transition-colors group-hover:border-line-strong",
        item.comingSoon && "opacity-60 grayscale",
      )}
    />
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
      <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {items
          .filter(({ featured }) => !featured)
          .map((item) => (
            <li key={item.title}>
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
