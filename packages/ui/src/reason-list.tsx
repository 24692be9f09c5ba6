import { Check, Minus } from "lucide-react";

const marks = {
  gain: <Check aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-green-ink" />,
  gap: <Minus aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-ink-muted" />,
} as const;

export interface Reason {
  readonly kind: "gain" | "gap";
  readonly text: string;
  /** The language of the words where it is another than the page's, BCP 47. */
  readonly lang?: string;
}

/** Why a score stands where it does; nothing where there are no reasons. */
export const ReasonList = ({
  label,
  reasons,
}: {
  readonly label: string;
  readonly reasons: readonly Reason[];
}) =>
  reasons.length === 0 ? null : (
    <ul aria-label={label} className="flex flex-col gap-1 text-[0.8125rem] text-ink-soft">
      {reasons.map(({ kind, text, lang }) => (
        <li key={`${kind} ${text}`} className="flex gap-2">
          {marks[kind]}
          <span dir="auto" lang={lang}>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
