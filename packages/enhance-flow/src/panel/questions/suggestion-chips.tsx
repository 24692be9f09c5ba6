import { Chip } from "@whetstone/ui";
import { type KeyboardEvent, useRef, useState } from "react";

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === "rtl";

/** How far an arrow key leads among suggestions: along the line, as the language is written. */
const stepOf = (key: string, within: Element): number => {
  const forward = isRightToLeft(within) ? "ArrowLeft" : "ArrowRight";
  const back = isRightToLeft(within) ? "ArrowRight" : "ArrowLeft";
  if (key === forward || key === "ArrowDown") return 1;
  return key === back || key === "ArrowUp" ? -1 : 0;
};

/** The answers to tap: one stop of the Tab key, arrow keys lead from one to the next. */
export const SuggestionChips = ({
  offers,
  chosen,
  hasKeys,
  lang,
  onToggle,
}: {
  readonly offers: readonly string[];
  /** What stands in the field. */
  readonly chosen: string;
  /** Shows the number keys that choose while the focus is near. */
  readonly hasKeys: boolean;
  /** The language of the question, BCP 47. */
  readonly lang: string;
  readonly onToggle: (offer: string) => void;
}) => {
  const [active, setActive] = useState(0);
  const chips = useRef(new Map<number, HTMLButtonElement>());
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const step = stepOf(event.key, event.currentTarget);
    if (step === 0) return;
    event.preventDefault();
    const next = (at + step + offers.length) % offers.length;
    setActive(next);
    chips.current.get(next)?.focus();
  };
  return offers.map((offer, at) => (
    <Chip
      key={offer}
      ref={(element) => {
        if (element) chips.current.set(at, element);
        else chips.current.delete(at);
      }}
      data-offer=""
      dir="auto"
      lang={lang}
      selected={offer === chosen}
      tabIndex={at === Math.min(active, offers.length - 1) ? 0 : -1}
      onFocus={() => setActive(at)}
      onKeyDown={(event) => onKeyDown(event, at)}
      onClick={() => onToggle(offer)}
      className="relative max-w-full justify-start"
    >
      {hasKeys && (
        <span
          aria-hidden="true"
          className="invisible absolute start-0.75 top-0.5 font-normal text-[0.5625rem] text-ink-muted group-focus-within/question:visible"
        >
          {at + 1}
        </span>
      )}
      <span className="truncate">{offer}</span>
    </Chip>
  ));
};
