import { type KeyboardEvent, useRef } from "react";

/** Where suggestions are numbers themselves, a digit begins an answer of one's own. */
export const hasNumberKeys = (offers: readonly string[]): boolean =>
  offers.length > 0 && !offers.some((offer) => /\p{N}/u.test(offer));

/** Keys that follow one another so quickly are one answer ("200 euros"), in milliseconds. */
const oneAnswerMs = 1_200;

/** Digits that chose an answer each, one quickly after the other. */
interface Chosen {
  /** The needs that got an answer, in their order. */
  readonly needs: readonly string[];
  readonly keys: string;
  readonly at: number;
}

export interface NumberKeysParts {
  /** The need whose empty field the key was pressed in, with what is offered there; null elsewhere. */
  readonly emptyFieldOf: (
    event: KeyboardEvent,
  ) => { readonly need: string; readonly offers: readonly string[] } | null;
  readonly onFill: (need: string, text: string) => void;
  readonly onChosen: (need: string) => void;
  /** Back into a field, behind what stands there. */
  readonly onReturn: (need: string) => void;
}

const isPlain = ({ key, ctrlKey, altKey, metaKey, nativeEvent }: KeyboardEvent): boolean =>
  [...key].length === 1 && !ctrlKey && !altKey && !metaKey && !nativeEvent.isComposing;

/**
 * A digit in an empty field chooses the answer of that number and leads on. Where more is typed at
 * once, the digit was the beginning of an answer of one's own: it is put back, with what followed.
 * Answers a handler for keys that are going down, to be asked before the fields are.
 */
export const useNumberKeys = (parts: NumberKeysParts) => {
  const last = useRef<Chosen | null>(null);
  return (event: KeyboardEvent): void => {
    const before = last.current;
    const isQuick = before !== null && event.timeStamp - before.at < oneAnswerMs;
    last.current = null;
    if (!isPlain(event)) return;
    const at = parts.emptyFieldOf(event);
    if (at === null) return;
    const begun = isQuick ? before : { needs: [], keys: "", at: 0 };
    const offer =
      hasNumberKeys(at.offers) && /^[1-4]$/.test(event.key)
        ? at.offers[Number(event.key) - 1]
        : undefined;
    const [first] = begun.needs;
    if (offer !== undefined) {
      event.preventDefault();
      last.current = {
        needs: [...begun.needs, at.need],
        keys: `${begun.keys}${event.key}`,
        at: event.timeStamp,
      };
      parts.onFill(at.need, offer);
      parts.onChosen(at.need);
    } else if (first !== undefined) {
      event.preventDefault();
      for (const need of begun.needs) parts.onFill(need, "");
      parts.onFill(first, `${begun.keys}${event.key}`);
      parts.onReturn(first);
    }
  };
};
