import type { TryItMode } from "./use-try-it.ts";

/** Prompts to begin with, as people type them. */
const prompts: Readonly<Record<TryItMode, readonly string[]>> = {
  prompt: [
    "plan a trip to japan",
    "write a cover letter for a nurse position",
    "meeting agenda for monday",
    "explain compound interest",
    "Geschenk für meine Mutter zum 60.",
  ],
  "resume-bullet": [
    "Responsible for customer support tickets",
    "Managed social media accounts",
    "Led 4 engineers and cut build time by 30%",
    "Trained new hires",
  ],
};

/** Prompts to tap: they are put into the box and sharpened at once. */
export const ExamplePrompts = ({
  mode,
  onChoose,
}: {
  readonly mode: TryItMode;
  readonly onChoose: (text: string) => void;
}) => (
  <div className="border-line bg-canvas p-5 max-lg:border-t sm:p-7 lg:border-l">
    <p id="try-it-examples" className="text-sm font-medium text-ink">
      Or take one of these
    </p>
    <ul aria-labelledby="try-it-examples" className="mt-3 flex flex-wrap gap-2 lg:grid">
      {prompts[mode].map((text) => (
        <li key={text}>
          <button
            type="button"
            onClick={() => onChoose(text)}
            className="w-full rounded-lg border border-line bg-surface px-3 py-2 text-left font-mono text-[0.8125rem] leading-snug text-ink-soft transition-colors hover:border-line-strong hover:text-ink"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
