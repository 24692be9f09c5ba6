import { buttonStyles } from "@whetstone/ui";
import { ChevronDown } from "lucide-react";
import { paths } from "../../paths.ts";
import { MarkedGaps } from "../figures/marked-gaps.tsx";
import { type PromptTemplate, templateGap } from "../templates/template.ts";
import { CopyButton } from "./copy-button.tsx";

const promptClass = "font-mono text-[0.8125rem] leading-relaxed break-words text-ink-soft";

const Prompt = ({ children }: { readonly children: string }) => (
  <p
    data-copy-source
    className={`flex-1 rounded-xl border border-line bg-canvas p-4 whitespace-pre-wrap ${promptClass}`}
  >
    <MarkedGaps gap={templateGap}>{children}</MarkedGaps>
  </p>
);

/** One of the six samples: what it is for, its whole text, a button to copy it. */
export const TemplateSample = ({
  template: { title, category, purpose, prompt },
}: {
  readonly template: PromptTemplate;
}) => (
  <li data-copyable className="flex min-w-0 flex-col">
    <p className="font-mono text-xs text-spark-ink">{category}</p>
    <h3 className="mt-1 text-lg font-semibold">{title}</h3>
    <p className="mt-1 mb-4 text-sm text-ink-muted">{purpose}</p>
    <Prompt>{prompt}</Prompt>
    <div className="mt-3 flex flex-wrap gap-2">
      <CopyButton of={title} />
      <a
        href={paths.extension}
        aria-label={`Use with the extension: ${title}`}
        className={buttonStyles({ variant: "ghost", size: "sm" })}
      >
        Use with the extension
      </a>
    </div>
  </li>
);

/** How much of a prompt stands in the list, in characters. */
const previewLength = 140;

const previewOf = (prompt: string): string =>
  `${prompt.slice(0, previewLength).replace(/\s+\S*$/, "")} …`;

/** One template of the library: its first lines, the whole text on a press, a button to copy it. */
export const TemplateEntry = ({
  template: { id, title, category, purpose, prompt, keywords = [] },
}: {
  readonly template: PromptTemplate;
}) => (
  <li
    data-copyable
    data-template={id}
    data-category={category}
    data-keywords={keywords.join(" ")}
    className="min-w-0 border-t border-line pt-4"
  >
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-ink-muted">{purpose}</p>
      </div>
      <CopyButton of={title} />
    </div>
    <details className="group mt-2">
      <summary
        className={`flex cursor-pointer list-none items-start gap-2 rounded-md py-1 hover:text-ink [&::-webkit-details-marker]:hidden ${promptClass}`}
      >
        <ChevronDown
          aria-hidden="true"
          className="mt-1 size-4 shrink-0 transition-transform group-open:rotate-180"
        />
        <span className="line-clamp-2 group-open:hidden">{previewOf(prompt)}</span>
        <span className="hidden group-open:inline">Show less</span>
      </summary>
      <div className="mt-2 flex">
        <Prompt>{prompt}</Prompt>
      </div>
    </details>
  </li>
);
