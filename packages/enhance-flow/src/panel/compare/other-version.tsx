import { Button, Skeleton, TextBox } from "@whetstone/ui";
import type { Comparison, EnhanceFlow, Outcome } from "../../flow.ts";
import { useLanguage } from "../../language/use-language.tsx";
import { nameOfEngine } from "../../names.ts";
import { explainUnchanged } from "../../unchanged.ts";
import { explainFailure } from "../texts.ts";
import { VersionText } from "./version.tsx";

type Of<Status extends Comparison["status"]> = Extract<Comparison, { readonly status: Status }>;

const Writing = ({ engine, text }: Of<"writing">) => {
  const language = useLanguage();
  const { say } = language;
  return (
    <div className="flex flex-col gap-2" aria-busy="true">
      <p className="text-ink-soft text-sm">
        {say("compare_writing", nameOfEngine(engine, language))}
      </p>
      {text === "" ? (
        <>
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-2/3" />
        </>
      ) : (
        <TextBox label={say("waiting_text")}>
          <p
            dir="auto"
            className="whitespace-pre-wrap break-words text-ink-soft text-sm leading-relaxed"
          >
            {text}
          </p>
        </TextBox>
      )}
    </div>
  );
};

const Failed = ({ engine, failure, flow }: Of<"failed"> & { readonly flow: Flow }) => {
  const language = useLanguage();
  const { title, advice } = explainFailure(failure, language);
  return (
    <>
      <div role="alert" className="text-sm">
        <p className="font-semibold text-ink">{title}</p>
        <p className="text-ink-soft">{advice}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        onClick={() => void flow.compare(engine)}
      >
        {language.say("tryAgain")}
      </Button>
    </>
  );
};

const Made = ({
  outcome,
  shown,
  flow,
}: Of<"made"> & { readonly shown: Outcome; readonly flow: Flow }) => {
  const language = useLanguage();
  const { say } = language;
  const { original, text, answer } = outcome;
  if (answer.unchanged !== undefined)
    return <p className="text-ink-soft text-sm">{explainUnchanged(answer.unchanged, language)}</p>;
  if (text === shown.text) return <p className="text-ink-soft text-sm">{say("compare_same")}</p>;
  return (
    <VersionText
      before={original}
      text={text}
      note={answer.degraded ? say("note_degraded") : null}
      onUse={flow.takeCompared}
    />
  );
};

type Flow = Pick<EnhanceFlow, "compare" | "takeCompared">;

/** What the other engine makes of it: on its way, there, or failed. */
export const OtherVersion = ({
  comparison,
  shown,
  flow,
}: {
  readonly comparison: Comparison;
  readonly shown: Outcome;
  readonly flow: Flow;
}) => {
  switch (comparison.status) {
    case "writing":
      return <Writing {...comparison} />;
    case "failed":
      return <Failed {...comparison} flow={flow} />;
    case "made":
      return <Made {...comparison} shown={shown} flow={flow} />;
  }
};
