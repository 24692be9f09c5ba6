import { buttonStyles } from "@whetstone/ui";
import { useState } from "react";
import type { IslandDefinition } from "../define-island.ts";
import { showTemplates } from "./show-templates.ts";

export interface TemplateFilterProps {
  readonly categories: readonly string[];
  readonly total: number;
}

const everything = "all";
const searchId = "template-search";

/** Search and categories over the templates of the page, which stay in its HTML. */
const TemplateFilter = ({ categories, total }: TemplateFilterProps) => {
  const [query, setQuery] = useState("");
  const [category, setCategory] = useState(everything);
  const [shown, setShown] = useState(total);
  const filter = (nextQuery: string, nextCategory: string) => {
    setQuery(nextQuery);
    setCategory(nextCategory);
    setShown(showTemplates(document, nextQuery, nextCategory === everything ? null : nextCategory));
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
        onChange={(event) => filter(event.target.value, category)}
        className="h-12 w-full max-w-xl rounded-lg border border-line-strong bg-raised px-4 text-base text-ink placeholder:text-ink-muted"
      />
      <div className="flex flex-wrap gap-2">
        {[everything, ...categories].map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === category}
            onClick={() => filter(query, name)}
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
        {shown === 0
          ? "No template matches. Try another word or category."
          : `${shown} of ${total} templates`}
      </p>
    </search>
  );
};

export const templateFilterIsland: IslandDefinition<TemplateFilterProps> = {
  name: "template-filter",
  Component: TemplateFilter,
};
