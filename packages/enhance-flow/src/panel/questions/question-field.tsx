import { inputStyles } from "@whetstone/ui";
import { type KeyboardEvent, type Ref, useId } from "react";
import { useLanguage } from "../../language/use-language.tsx";
import { KeepControl } from "./keep-control.tsx";
import { SuggestionChips } from "./suggestion-chips.tsx";
import { hasNumberKeys } from "./use-number-keys.ts";

export interface QuestionFieldProps {
  readonly label: string;
  /** The language of the question, BCP 47. */
  readonly lang: string;
  readonly offers: readonly string[];
  readonly text: string;
  /** How many characters it takes. */
  readonly room: number;
  readonly field: Ref<HTMLInputElement>;
  readonly onFill: (text: string) => void;
  /** An answer was tapped: on to the next question. */
  readonly onChosen: () => void;
  /** Keeps the answer for next time; without it that is not offered. */
  readonly keep?: { readonly isKept: boolean; readonly onKeep: (isKept: boolean) => void } | null;
}

/** One question: answers to tap, and a field for the person's own words. */
export const QuestionField = ({
  label,
  lang,
  offers,
  text,
  room,
  field,
  onFill,
  onChosen,
  keep = null,
}: QuestionFieldProps) => {
  const { say } = useLanguage();
  const id = useId();
  const hasKeys = hasNumberKeys(offers);
  const canKeep = keep !== null && text.trim() !== "";
  const choose = (offer: string) => {
    onFill(offer);
    onChosen();
  };
  const toggle = (offer: string) => (offer === text ? onFill("") : choose(offer));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (text !== "" || event.nativeEvent.isComposing) return;
    const chips = event.currentTarget.closest("fieldset");
    const offered = [...(chips?.querySelectorAll<HTMLElement>("[data-offer]") ?? [])];
    const led = event.key === "ArrowDown" ? offered[0] : offered.at(-1);
    if (led && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      led.focus();
    }
  };
  return (
    <fieldset aria-labelledby={`${id}-label`} className="group/question min-w-0">
      <label
        id={`${id}-label`}
        htmlFor={id}
        dir="auto"
        lang={lang}
        className="mb-1 block font-medium text-[0.8125rem] text-ink leading-snug"
      >
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-1.5">
        <SuggestionChips
          offers={offers}
          chosen={text}
          hasKeys={hasKeys && text === ""}
          lang={lang}
          onToggle={toggle}
        />
        <div className="relative min-w-36 flex-1">
          <input
            ref={field}
            id={id}
            data-question=""
            type="text"
            dir="auto"
            autoComplete="off"
            maxLength={room}
            placeholder={offers.length > 0 ? say("questions_own") : undefined}
            value={text}
            onChange={(event) => onFill(event.target.value)}
            onKeyDown={onKeyDown}
            className={`${inputStyles} h-8 text-sm ${canKeep ? "pe-8" : ""}`}
          />
          {canKeep && <KeepControl {...keep} />}
        </div>
      </div>
    </fieldset>
  );
};
