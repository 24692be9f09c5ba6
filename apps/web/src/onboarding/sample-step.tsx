import type { AskingStep } from "@whetstone/enhance-flow";
import { QuestionForm, UnchangedView } from "@whetstone/enhance-flow/react";
import { Button, ScoreDial, TextArea, TextBox } from "@whetstone/ui";
import { ArrowRight } from "lucide-react";
import { canEnhance, type SampleResult } from "./sample-result.ts";
import type { Sample } from "./use-sample.ts";

const Result = ({ result }: { readonly result: SampleResult }) => {
  if (result.kind === "none" || result.kind === "enhancing" || result.kind === "asking")
    return null;
  if (result.kind === "unchanged")
    return <UnchangedView unchanged={result.unchanged} promptTag={result.language} />;
  return (
    <div className="flex flex-col gap-3">
      {result.kind === "canned" && (
        <p className="text-sm text-ink-muted">
          The engine can't be reached right now, so this is only an example.
        </p>
      )}
      {result.kind === "enhanced" && result.scores && (
        <div className="flex items-center gap-3">
          <ScoreDial label="Score before" score={result.scores[0]} size="sm" />
          <ArrowRight aria-hidden="true" className="size-4 text-ink-muted" />
          <ScoreDial label="Score after" score={result.scores[1]} size="sm" />
        </div>
      )}
      <TextBox label="Sharpened prompt">
        <p dir="auto" className="font-mono text-sm whitespace-pre-wrap break-words">
          {result.text}
        </p>
      </TextBox>
    </div>
  );
};

/** What only the person knows, before their prompt is sharpened. */
const Asking = ({ sample, step }: { readonly sample: Sample; readonly step: AskingStep }) => (
  <QuestionForm
    questions={step.questions}
    lang={step.device?.language ?? "und"}
    typed={step.typed}
    onFill={sample.fill}
    onSharpen={() => sample.answer(step)}
    onLeave={sample.skip}
    leave={
      <Button variant="secondary" size="sm" onClick={sample.skip}>
        Skip
      </Button>
    }
    takesFocus
  />
);

/** Step 2: a prompt of one's own, sharpened by the real engine. */
export const SampleStep = ({ sample }: { readonly sample: Sample }) => {
  const { prompt, setPrompt, result, enhance } = sample;
  const isEnhancing = result.kind === "enhancing";
  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label="A prompt as you would type it"
        mono
        rows={2}
        value={prompt}
        readOnly={isEnhancing}
        onChange={(event) => setPrompt(event.target.value)}
      />
      {result.kind === "asking" && <Asking sample={sample} step={result.step} />}
      {result.kind !== "asking" && (
        <Button
          size="sm"
          variant={result.kind === "none" || isEnhancing ? "primary" : "secondary"}
          className="self-start"
          pending={isEnhancing}
          disabled={!canEnhance(prompt)}
          onClick={enhance}
        >
          {isEnhancing ? "Enhancing" : "Enhance"}
        </Button>
      )}
      <div aria-live="polite">
        <Result result={result} />
      </div>
    </div>
  );
};
