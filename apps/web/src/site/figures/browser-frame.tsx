import { classNames } from "@whetstone/ui";
import type { ReactNode } from "react";

/** A window with one page in it, as a picture. */
export const BrowserFrame = ({
  title,
  className,
  children,
}: {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <div
    className={classNames(
      "overflow-hidden rounded-2xl border border-line bg-surface shadow-popup",
      className,
    )}
  >
    <div className="flex h-10 items-center gap-1.5 border-b border-line bg-sunken px-4">
      {["a", "b", "c"].map((dot) => (
        <span key={dot} className="size-2.5 rounded-full bg-line-strong/40" />
      ))}
      <span className="ml-3 rounded-md bg-surface px-3 py-1 text-xs font-medium text-ink-soft">
        {title}
      </span>
    </div>
    {children}
  </div>
);

/** Messages that are not meant to be read: what was asked at the end of the line, and the answer. */
export const FaintConversation = ({ turns }: { readonly turns: 1 | 2 }) => (
  <div className="grid content-start gap-6">
    {["first", "second"].slice(0, turns).map((key) => (
      <div key={key} className="grid gap-2.5">
        <span className="mb-2 h-7 w-[45%] justify-self-end rounded-full bg-sunken" />
        {["92%", "84%", "88%", "40%"].map((width) => (
          <span key={width} className="h-2.5 rounded-full bg-sunken" style={{ width }} />
        ))}
      </div>
    ))}
  </div>
);
