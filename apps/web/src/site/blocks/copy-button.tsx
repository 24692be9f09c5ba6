import { buttonStyles } from "@whetstone/ui";
import { Copy } from "lucide-react";

/** Copies the `[data-copy-source]` of the `[data-copyable]` around it. */
export const CopyButton = ({ of }: { readonly of: string }) => (
  <button
    type="button"
    data-copy
    className={buttonStyles({ variant: "secondary", size: "sm", className: "js-only" })}
  >
    <Copy aria-hidden="true" />
    <span data-copy-label>Copy</span>
    <span className="sr-only">{`: ${of}`}</span>
  </button>
);
