import { Button, Select } from "@whetstone/ui";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { idOfEngine } from "../../engine-choice.ts";
import type { Comparison, EnhanceFlow, Outcome } from "../../flow.ts";
import { useLanguage } from "../../language/use-language.tsx";
import { makerOf } from "../../maker.ts";
import { nameOfEngine } from "../../names.ts";
import { type Beside, termsOf } from "./beside.ts";
import { OtherVersion } from "./other-version.tsx";
import { Version, VersionText } from "./version.tsx";

/** The shown result and another engine's, beside each other where there is room (ENH-24). */
export const ComparisonView = ({
  flow,
  outcome,
  comparison,
  beside,
}: {
  readonly flow: EnhanceFlow;
  readonly outcome: Outcome;
  readonly comparison: Comparison;
  readonly beside: Beside;
}) => {
  const language = useLanguage();
  const { say } = language;
  const box = useRef<HTMLElement>(null);
  // The button that led here is gone.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    flow.stopComparing();
  };
  const choices = beside.engines.map((engine) => ({
    value: idOfEngine(engine),
    label: say("engine_at", nameOfEngine(engine, language), termsOf(engine, beside, language)),
  }));
  const choose = (id: string) => {
    const engine = beside.engines.find((one) => idOfEngine(one) === id);
    if (engine !== undefined) void flow.compare(engine);
  };
  return (
    <section
      ref={box}
      aria-label={say("compare")}
      tabIndex={-1}
      onKeyDown={leaveByKey}
      className="flex flex-col gap-3 outline-hidden"
    >
      <p role="status" className="sr-only">
        {comparison.status === "writing" &&
          say("compare_writing", nameOfEngine(comparison.engine, language))}
        {comparison.status === "made" && say("compare_ready")}
      </p>
      {choices.length > 1 && (
        <Select
          label={say("compare_choose")}
          size="sm"
          className="flex-row items-center gap-2.5"
          choices={choices}
          value={idOfEngine(comparison.engine)}
          onValueChange={choose}
        />
      )}
      <div className="grid gap-4 @[28rem]:grid-cols-2">
        <Version engine={makerOf(outcome)} beside={{ ...beside, isCounted: false }}>
          <VersionText before={outcome.original} text={outcome.text} onUse={flow.stopComparing} />
        </Version>
        <Version engine={comparison.engine} beside={beside}>
          <OtherVersion comparison={comparison} shown={outcome} flow={flow} />
        </Version>
      </div>
      <Button variant="ghost" size="sm" className="self-start" onClick={flow.stopComparing}>
        {say(comparison.status === "writing" ? "stop" : "backToResult")}
      </Button>
    </section>
  );
};
