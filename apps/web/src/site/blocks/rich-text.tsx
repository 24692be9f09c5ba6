import { classNames } from "@whetstone/ui";
import { isValidElement, type ReactNode } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import type { Markdown } from "../block.ts";
import { anchorOf } from "../text/anchor.ts";
import { joinWraps } from "../text/join-wraps.ts";
import { CopyButton } from "./copy-button.tsx";
import { TableBox } from "./table-box.tsx";

const wordsOf = (node: ReactNode): string => {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(wordsOf).join("");
  return isValidElement<{ children?: ReactNode }>(node) ? wordsOf(node.props.children) : "";
};

const isElsewhere = (address: string | undefined): boolean => /^https?:/.test(address ?? "");

const components: Components = {
  h2: ({ children }) => <h2 id={anchorOf(wordsOf(children))}>{children}</h2>,
  h3: ({ children }) => <h3 id={anchorOf(wordsOf(children))}>{children}</h3>,
  a: ({ href, children }) => (
    <a href={href} {...(isElsewhere(href) ? { rel: "noopener", target: "_blank" } : {})}>
      {children}
    </a>
  ),
  pre: ({ children }) => (
    <div data-copyable className="copyable">
      <pre data-copy-source>{joinWraps(wordsOf(children)).trimEnd()}</pre>
      <CopyButton of="this prompt" />
    </div>
  ),
  table: ({ children }) => (
    <TableBox label="Table" className="rounded-xl">
      <table>{children}</table>
    </TableBox>
  ),
};

/** Markdown as a text to read: articles, policies. */
export const RichText = ({
  children,
  className,
}: {
  readonly children: Markdown;
  readonly className?: string;
}) => (
  <div className={classNames("rich-text", className)}>
    <ReactMarkdown remarkPlugins={[remarkGfm]} components={components}>
      {children}
    </ReactMarkdown>
  </div>
);

/** A paragraph or two inside of a block, in the block's own size and colour. */
export const ShortText = ({
  children,
  className,
}: {
  readonly children: Markdown;
  readonly className?: string;
}) => (
  <div className={classNames("short-text", className)}>
    <ReactMarkdown remarkPlugins={[remarkGfm]} components={components}>
      {children}
    </ReactMarkdown>
  </div>
);
