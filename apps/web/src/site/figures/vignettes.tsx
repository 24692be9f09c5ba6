import { english } from "@whetstone/enhance-flow";
import { WordDifference } from "@whetstone/enhance-flow/react";
import { Chip } from "@whetstone/ui";
import { ArrowRight, LockKeyhole } from "lucide-react";
import type { ReactNode } from "react";
import { type MadeExample, madeExample } from "../examples/made-examples.ts";
import { Composer } from "./composer.tsx";
import { ScoreRise } from "./score-rise.tsx";

const letter = madeExample("landlord-email");
const gift = madeExample("german-decline");
const resume = madeExample("page-load-bullet");

const FirstQuestion = ({ made: { questions, language } }: { readonly made: MadeExample }) => {
  const [first] = questions;
  return (
    <div lang={language} className="rounded-xl border border-line bg-raised p-4 shadow-card">
      <p className="text-[0.8125rem] font-medium text-ink">{first?.question}</p>
      <div className="mt-3 flex flex-wrap gap-1.5">
        {first?.suggestions.map((offer, at) => (
          <Chip key={offer} selected={at === 0}>
            {offer}
          </Chip>
        ))}
      </div>
    </div>
  );
};

const drawings = {
  composer: () => <Composer score={letter.scoreBefore}>{letter.example.before}</Composer>,
  questions: () => <FirstQuestion made={letter} />,
  kept: () => <WordDifference before={resume.example.before} after={resume.after} />,
  score: () => (
    <div className="flex items-center justify-center gap-6">
      <ScoreRise before={letter.scoreBefore} after={letter.scoreBefore} size="size-20 text-2xl" />
      <ArrowRight className="size-5 text-spark" />
      <ScoreRise before={letter.scoreAfter} after={letter.scoreAfter} size="size-24 text-3xl" />
    </div>
  ),
  language: () => (
    <div className="grid gap-3">
      <p className="font-mono text-[0.8125rem] text-ink">{gift.example.before}</p>
      <FirstQuestion made={gift} />
    </div>
  ),
  privacy: () => (
    <div className="flex items-center gap-4 font-mono text-[0.8125rem]">
      <LockKeyhole className="size-8 shrink-0 text-spark" />
      <p className="text-ink-muted">
        {english.say("before")}: {letter.example.before.length}
        <br />
        {english.say("after")}: {letter.after.length}
        <br />
        <span className="line-through">{letter.example.before.slice(0, 24)}…</span>
      </p>
    </div>
  ),
} as const satisfies Record<string, () => ReactNode>;

/** A small picture above a feature. */
export type VignetteName = keyof typeof drawings;

export const Vignette = ({ name }: { readonly name: VignetteName }) => (
  <div
    aria-hidden="true"
    inert
    className="mb-6 grid h-48 content-center overflow-hidden rounded-2xl border border-line bg-sunken p-5 select-none"
  >
    {drawings[name]()}
  </div>
);
