import { buttonStyles } from "@whetstone/ui";
import { ArrowUpRight } from "lucide-react";
import { chatSites } from "../../../chat-sites.ts";
import { paths } from "../../../paths.ts";
import { writeShared } from "./shared/shared-pair.ts";
import { useCopied } from "./use-copied.ts";

const quiet = buttonStyles({ variant: "secondary", size: "sm" });

/** A link that opens both texts on the landing page. */
const sharedAddress = (fragment: string): string =>
  new URL(`${paths.landing}${fragment}`, window.location.href).href;

/**
 * What to do with a result. A chat is opened with the text on the clipboard: an address that held
 * the text would send it by itself on some of them, and sending is the person's own.
 */
export const ResultActions = ({
  before,
  after,
  onUndo,
}: {
  readonly before: string;
  readonly after: string;
  readonly onUndo: () => void;
}) => {
  const { notice, copy } = useCopied();
  const fragment = before === after ? null : writeShared({ before, after });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <button type="button" onClick={() => copy(after)} className={buttonStyles({ size: "sm" })}>
          Copy
        </button>
        {fragment !== null && (
          <button
            type="button"
            onClick={() => copy(sharedAddress(fragment), "Link copied")}
            aria-describedby="try-it-share"
            className={quiet}
          >
            Share a link
          </button>
        )}
        <button
          type="button"
          onClick={onUndo}
          className={buttonStyles({ variant: "ghost", size: "sm" })}
        >
          Undo
        </button>
        <span role="status" className="text-sm text-ink-soft">
          {notice}
        </span>
      </div>
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="float-left mr-1 py-1.5 text-sm text-ink-muted">Copy and open</legend>
        {chatSites.map(({ name, url }) => (
          <a
            key={name}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => copy(after, `Copied. Paste it into ${name} and send it yourself.`)}
            className={quiet}
          >
            {name}
            <span className="sr-only">(opens in a new tab)</span>
            <ArrowUpRight aria-hidden="true" className="text-ink-muted" />
          </a>
        ))}
      </fieldset>
      {fragment !== null && (
        <p id="try-it-share" className="text-xs text-pretty text-ink-muted">
          A shared link holds both texts behind its “#”, which browsers send to no server. Nothing
          is stored; whoever has the link can read it.
        </p>
      )}
    </div>
  );
};
