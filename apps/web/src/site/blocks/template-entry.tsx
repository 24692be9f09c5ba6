import { buttonStyles } from "@whetstone/ui";
import { Copy } from "lucide-react";
import { paths } from "../../paths.ts";
import type { PromptTemplate } from "../templates/template.ts";

/** The prompt with its `{{gaps}}` set apart. */
const PromptText = ({ children }: { readonly children: string }) => {
  let offset = 0;
  return (
    <>
      {children.split(/(\{\{[^}]+\}\})/).map((part) => {
        const key = offset;
        offset += part.length;
        return part.startsWith("{{") ? (
          <mark key={key} className="rounded-sm bg-spark-wash text-spark-ink">
            {part}
          </mark>
        ) : (
          part
        );
      })}
    </>
  );
};

/** One template: what it is for, its text, a button to copy it. */
export const TemplateEntry = ({
  template: { title, category, purpose, prompt },
  showsInstall = false,
}: {
  readonly template: PromptTemplate;
  readonly showsInstall?: boolean;
}) => (
  <li data-template data-category={category} className="flex min-w-0 flex-col">
    <p className="font-mono text-xs text-spark-ink">{category}</p>
    <h3 className="mt-1 text-lg font-semibold">{title}</h3>
    <p className="mt-1 text-sm text-ink-muted">{purpose}</p>
    <p
      data-copy-source
      className="mt-4 flex-1 rounded-xl border border-line bg-canvas p-4 font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap text-ink-soft"
    >
      <PromptText>{prompt}</PromptText>
    </p>
    <div className="mt-3 flex flex-wrap gap-2">
      <button
        type="button"
        data-copy
        aria-label={`Copy: ${title}`}
        className={buttonStyles({ variant: "secondary", size: "sm" })}
      >
        <Copy aria-hidden="true" />
        <span data-copy-label>Copy</span>
      </button>
      {showsInstall && (
        <a
          href={paths.extension}
          aria-label={`Use with the extension: ${title}`}
          className={buttonStyles({ variant: "ghost", size: "sm" })}
        >
          Use with the extension
        </a>
      )}
    </div>
  </li>
);
