import { maxInstructionLength } from "@whetstone/api-client";
import { levels } from "@whetstone/enhancer/basics";
import { Button, Chip, Disclosure, TextField } from "@whetstone/ui";
import { type FormEvent, useState } from "react";
import type { Choices, EnhanceFlow, Outcome } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";

/** What a model is told of each wish to tap; it writes in the language of the prompt whatever this is. */
const wishes = {
  shorter: "Make it shorter.",
  detail: "Make it ask for more detail.",
  warmer: "Make its tone warmer.",
  simpler: "Use simpler words.",
} as const;
type Wish = keyof typeof wishes;
const tapped: readonly Wish[] = ["shorter", "detail", "warmer", "simpler"];

/** How the rules grant a wish: by style and level. Null where they can't. */
const choicesFor = (
  wish: Wish,
  { style, level, ownStyle }: Choices,
  isPro: boolean,
): Partial<Choices> | null => {
  const more = levels[levels.indexOf(level) + 1];
  if (wish === "shorter")
    return style === "concise" && !ownStyle ? null : { style: "concise", ownStyle: null };
  if (wish === "detail" && more && (isPro || more !== "expert")) return { level: more };
  return null;
};

const OwnWish = ({ flow }: { readonly flow: Pick<EnhanceFlow, "revise"> }) => {
  const { say } = useLanguage();
  const [words, setWords] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    void flow.revise(words);
  };
  return (
    <form onSubmit={send} className="flex items-end gap-2">
      <TextField
        className="min-w-0 flex-1"
        label={say("followUp_own")}
        maxLength={maxInstructionLength}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" size="sm" variant="secondary" disabled={words.trim() === ""}>
        {say("followUp_send")}
      </Button>
    </form>
  );
};

const Chips = ({
  offered,
}: {
  readonly offered: readonly { readonly wish: Wish; readonly grant: () => void }[];
}) => {
  const { say } = useLanguage();
  return (
    <div className="flex flex-wrap gap-1.5">
      {offered.map(({ wish, grant }) => (
        <Chip key={wish} onClick={grant}>
          {say(`followUp_${wish}`)}
        </Chip>
      ))}
    </div>
  );
};

/** True where a model wrote a result: it can write it again. */
export const isByModel = ({ answer: { engine, degraded } }: Pick<Outcome, "answer">): boolean =>
  engine === "model" && degraded !== true;

/** Wishes about a result of a model, which writes it again (ENH-21). */
export const FollowUps = ({ flow }: { readonly flow: Pick<EnhanceFlow, "revise"> }) => {
  const { say } = useLanguage();
  const offered = tapped.map((wish) => ({ wish, grant: () => void flow.revise(wishes[wish]) }));
  return (
    <Disclosure summary={say("followUp")}>
      <div className="-ms-5 flex flex-col gap-2.5 pt-1">
        <Chips offered={offered} />
        <OwnWish flow={flow} />
      </div>
    </Disclosure>
  );
};

/** Wishes that the rules can grant, by another style or level (ENH-21); nothing where there is none. */
export const FollowUpsByRules = ({
  choices,
  isPro,
  onChoose,
}: {
  readonly choices: Choices;
  /** Every level is the person's to choose. */
  readonly isPro: boolean;
  readonly onChoose: (choices: Partial<Choices>) => void;
}) => {
  const { say } = useLanguage();
  const offered = tapped.flatMap((wish) => {
    const granting = choicesFor(wish, choices, isPro);
    return granting ? [{ wish, grant: () => onChoose(granting) }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <section aria-label={say("followUp")}>
      <Chips offered={offered} />
    </section>
  );
};
