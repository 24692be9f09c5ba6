import { anythingElse, type Question } from "@whetstone/enhancer/basics";
import { Button } from "@whetstone/ui";
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { type Fact, offersFor } from "../../about-me.ts";
import { isOfModel, roomFor, type Typed } from "../../answers.ts";
import { useLanguage } from "../../language/use-language.tsx";
import { ActionsRow } from "../actions-row.tsx";
import { QuestionField } from "./question-field.tsx";
import { useNumberKeys } from "./use-number-keys.ts";

/** A keyboard that comes up over the page would hide the answers to tap. */
const hasKeyboard = (): boolean => !matchMedia("(pointer: coarse)").matches;

/** Over a page: the person went on typing there. */
const isBusyElsewhere = (field: Element): boolean => {
  const root = field.getRootNode();
  return root instanceof ShadowRoot && root.activeElement === null;
};

export interface QuestionFormProps {
  readonly questions: readonly Question[];
  /** The language of the questions, BCP 47. */
  readonly lang: string;
  readonly typed: Typed;
  readonly onFill: (need: string, text: string) => void;
  readonly onSharpen: () => void;
  /** Goes on without answers: the Escape key, and what `leave` says. */
  readonly onLeave?: (() => void) | undefined;
  /** Beside the button that sharpens. */
  readonly leave?: ReactNode;
  readonly takesFocus?: boolean;
  /** The question that gets the focus, as it was pressed elsewhere; the first without it. */
  readonly startAt?: { readonly question: string } | null;
  /** What the person keeps about themselves; without it nothing can be kept. */
  readonly aboutMe?: {
    readonly facts: readonly Fact[];
    readonly keeping: readonly string[];
    readonly onKeep: (need: string, isKept: boolean) => void;
  };
}

/** At most three questions and an open one; Enter leads through them, and sharpens in the last. */
export const QuestionForm = ({
  questions,
  lang,
  typed,
  onFill,
  onSharpen,
  onLeave,
  leave,
  takesFocus = false,
  startAt = null,
  aboutMe,
}: QuestionFormProps) => {
  const { say, tag } = useLanguage();
  const fields = useRef(new Map<string, HTMLInputElement>());
  const needs = [...questions.map(({ need }) => need), anythingElse];
  const fieldOf = (need: string) => (element: HTMLInputElement | null) => {
    if (element) fields.current.set(need, element);
    else fields.current.delete(need);
  };
  const goOn = (need: string) => {
    const next = needs[needs.indexOf(need) + 1];
    if (next !== undefined) fields.current.get(next)?.focus();
  };
  const fits = (need: string) => (offer: string) => offer.length <= roomFor(need, questions);
  const first = needs[0];
  const pressed = questions.find(({ question }) => question === startAt?.question)?.need;
  useEffect(() => {
    const field = fields.current.get(pressed ?? first ?? anythingElse);
    const isWanted = startAt !== null || (field && !isBusyElsewhere(field));
    if (takesFocus && isWanted && field && hasKeyboard())
      field.focus({ preventScroll: startAt === null });
  }, [takesFocus, first, pressed, startAt]);

  const offersOf = (question: Question) =>
    offersFor(question, aboutMe?.facts ?? []).filter(fits(question.need));
  const onNumberKey = useNumberKeys({
    emptyFieldOf: ({ target }) => {
      const need = needs.find((one) => fields.current.get(one) === target);
      if (need === undefined || (typed[need] ?? "") !== "") return null;
      const question = questions.find((one) => one.need === need);
      return { need, offers: question ? offersOf(question) : [] };
    },
    onFill,
    onChosen: goOn,
    onReturn: (need) => fields.current.get(need)?.focus(),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && onLeave) {
      event.preventDefault();
      event.stopPropagation();
      onLeave();
    }
    const isIn = (need: string) => fields.current.get(need) === event.target;
    const need = needs.find(isIn);
    const isField = event.target instanceof HTMLInputElement;
    if (event.key !== "Enter" || !isField || need === anythingElse) return;
    event.preventDefault();
    if (need !== undefined) goOn(need);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSharpen();
  };

  const keepFor = (need: string) => {
    if (!aboutMe || need === anythingElse || isOfModel(need)) return null;
    const text = (typed[need] ?? "").trim();
    if (aboutMe.facts.some((fact) => fact.need === need && fact.text === text)) return null;
    const isKept = aboutMe.keeping.includes(need);
    return { isKept, onKeep: (next: boolean) => aboutMe.onKeep(need, next) };
  };
  return (
    <form
      aria-label={say("questions")}
      noValidate
      onSubmit={submit}
      onKeyDownCapture={onNumberKey}
      onKeyDown={onKeyDown}
      className="flex flex-col gap-3"
    >
      {questions.map((question) => (
        <QuestionField
          key={question.need}
          label={question.question}
          lang={lang}
          offers={offersOf(question)}
          text={typed[question.need] ?? ""}
          room={roomFor(question.need, questions)}
          field={fieldOf(question.need)}
          onFill={(text) => onFill(question.need, text)}
          onChosen={() => hasKeyboard() && goOn(question.need)}
          keep={keepFor(question.need)}
        />
      ))}
      <QuestionField
        label={say("questions_else")}
        lang={tag}
        offers={[]}
        text={typed[anythingElse] ?? ""}
        room={roomFor(anythingElse, questions)}
        field={fieldOf(anythingElse)}
        onFill={(text) => onFill(anythingElse, text)}
        onChosen={() => undefined}
      />
      <ActionsRow>
        <Button type="submit" size="sm">
          {say("questions_sharpen")}
        </Button>
        {leave}
      </ActionsRow>
    </form>
  );
};
