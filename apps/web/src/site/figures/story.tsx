import { buttonStyles } from "@whetstone/ui";
import { Pause, Play, RotateCcw } from "lucide-react";
import { FigureView } from "./figure-view.tsx";

/** The way from a first line to the result, played once; it can be held, and played again. */
export const Story = ({ example, takeOver }: { readonly example: string; takeOver: string }) => (
  <div data-story className="min-w-0">
    <FigureView figure={{ kind: "chat", example, shows: "story" }} />
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <a href={takeOver} className={buttonStyles({ variant: "secondary", size: "sm" })}>
        Take over with your own prompt
      </a>
      <button
        type="button"
        data-story-button
        className={buttonStyles({
          variant: "ghost",
          size: "sm",
          className: "js-only motion-reduce:hidden",
        })}
      >
        <span className="story-playing contents">
          <Pause aria-hidden="true" />
          Pause
        </span>
        <span className="story-held hidden">
          <Play aria-hidden="true" />
          Play
        </span>
        <span className="story-over hidden">
          <RotateCcw aria-hidden="true" />
          Play again
        </span>
      </button>
      <p className="ml-auto text-sm text-ink-muted">Real questions, real result.</p>
    </div>
  </div>
);
