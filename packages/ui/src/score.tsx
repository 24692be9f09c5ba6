import { classNames } from "./class-names.ts";
import { scoreFillStyles, scoreStrokeStyles, scoreTextStyles, scoreTone } from "./score-tone.ts";

export interface ScoreProps {
  /** What is scored: "Quality score". */
  readonly label: string;
  /** 0 to 100; shown rounded. */
  readonly score: number;
  readonly className?: string;
}

const speak = (label: string, score: number) => `${label}: ${Math.round(score)} out of 100`;
const radius = 20;
const circumference = 2 * Math.PI * radius;

/** A score as a ring around its number. */
export const ScoreDial = ({
  label,
  score,
  spoken = speak(label, score),
  size = "md",
  className,
}: ScoreProps & {
  /** Label and score in words, where they are not English. */
  readonly spoken?: string;
  readonly size?: "sm" | "md";
}) => {
  const tone = scoreTone(score);
  return (
    <span
      role="img"
      aria-label={spoken}
      className={classNames(
        "relative inline-grid shrink-0 place-items-center",
        size === "sm" ? "size-10 text-sm" : "size-14 text-lg",
        className,
      )}
    >
      <svg
        viewBox="0 0 48 48"
        fill="none"
        aria-hidden="true"
        className="absolute inset-0 -rotate-90"
      >
        <circle cx="24" cy="24" r={radius} strokeWidth="4" className="stroke-sunken" />
        <circle
          cx="24"
          cy="24"
          r={radius}
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - Math.min(100, Math.max(0, score)) / 100)}
          className={classNames(
            "transition-[stroke-dashoffset] duration-500",
            scoreStrokeStyles[tone],
          )}
        />
      </svg>
      <span aria-hidden="true" className="font-semibold tracking-tight tabular-nums text-ink">
        {Math.round(score)}
      </span>
    </span>
  );
};

/** A score as a bar with its name and number. */
export const ScoreBar = ({ label, score, className }: ScoreProps) => (
  <div role="img" aria-label={speak(label, score)} className={classNames("w-full", className)}>
    <div aria-hidden="true" className="flex items-baseline justify-between gap-3 text-sm">
      <span className="text-ink-soft">{label}</span>
      <ScoreNumber score={score} />
    </div>
    <div className="mt-1 h-1.5 overflow-hidden rounded-full bg-sunken">
      <div
        className={classNames("h-full rounded-full", scoreFillStyles[scoreTone(score)])}
        style={{ width: `${Math.min(100, Math.max(0, score))}%` }}
      />
    </div>
  </div>
);

/** A score's bare number in its colour. */
export const ScoreNumber = ({
  score,
  className,
}: {
  readonly score: number;
  readonly className?: string;
}) => (
  <span
    className={classNames(
      "font-semibold tabular-nums",
      scoreTextStyles[scoreTone(score)],
      className,
    )}
  >
    {Math.round(score)}
  </span>
);
