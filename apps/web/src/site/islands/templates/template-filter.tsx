import { buttonStyles } from "@whetstone/ui";
import { useRef, useState } from "react";
import type { IslandDefinition } from "../define-island.ts";
import { readTemplates, showTemplates } from "./template-page.ts";

export interface TemplateFilterProps {
  readonly categories: readonly string[];
  readonly total: number;
}

const says = (shown: number, total: number): string =>
  shown === 0
    ? "No template matches. Try another word or category."
    : `${shown} of ${total} templates`;

const everything = "all";
const searchId = "template-search";

/** The search over the templates of the page; its code loads when something is looked for. */
const loadSearch = async () => {
  const { createTemplateSearch } = await import("./search-templates.ts");
  return createTemplateSearch(readTemplates(document));
};

/** Search and categories over the templates of the page, which stay in its HTML. */
const TemplateFilter = ({ categories, total }: TemplateFilterProps) => {
  const [query, setQuery] = useState("");
  const [category, setCategory] = useState(everything);
  const [shown, setShown] = useState(total);
  const [hasFailed, setHasFailed] = useState(false);
  const search = useRef<ReturnType<typeof loadSearch>>(null);
  const latest = useRef(0);
  const find = async (words: string) => {
    if (words.trim() === "") return null;
    search.current ??= loadSearch();
    return (await search.current)(words);
  };
  const filter = async (nextQuery: string, nextCategory: string) => {
    const turn = ++latest.current;
    setQuery(nextQuery);
    setCategory(nextCategory);
    try {
      const found = await find(nextQuery);
      if (turn !== latest.current) return;
      setHasFailed(false);
      setShown(showTemplates(document, found, nextCategory === everything ? null : nextCategory));
    } catch {
      search.current = null;
      setHasFailed(true);
    }
  };
  return (
    <search className="grid gap-4">
      <label htmlFor={searchId} className="sr-only">
        Search templates
      </label>
      <input
        id={searchId}
        type="search"
        value={query}
        placeholder="Search templates"
        onChange={(event) => void filter(event.target.value, category)}
        className="h-12 w-full max-w-xl rounded-lg border border-line-strong bg-raised px-4 text-base text-ink placeholder:text-ink-muted"
      />
      <div className="flex flex-wrap gap-2">
        {[everything, ...categories].map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === category}
            onClick={() => void filter(query, name)}
            className={buttonStyles({
              variant: name === category ? "primary" : "secondary",
              size: "sm",
              className: "capitalize",
            })}
          >
            {name}
          </button>
        ))}
      </div>
      <p role="status" className="text-sm text-ink-muted">
        {hasFailed
          ? "The search could not be loaded. Check your connection and type again."
          : says(shown, total)}
      </p>
    </search>
  );
};

export const templateFilterIsland: IslandDefinition<TemplateFilterProps> = {
  name: "template-filter",
  Component: TemplateFilter,
};
