import type { FlowFailure } from "../failure.ts";
import type { EnhanceFlow } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";
import { StandInNote } from "./stand-in-note.tsx";
import { explainFailure } from "./texts.ts";

/** What went wrong where the rules' text stands in for the one that was awaited (EXT-8, EXT-25). */
export const AfterFailure = ({
  flow,
  failure,
}: {
  readonly flow: Pick<EnhanceFlow, "enhance">;
  readonly failure: FlowFailure;
}) => {
  const language = useLanguage();
  const { title, advice } = explainFailure(failure, language);
  return (
    <StandInNote label={language.say("tryAgain")} onPress={() => void flow.enhance()}>
      <p>{title}</p>
      <p>
        {language.say("note_byRules")} {advice}
      </p>
    </StandInNote>
  );
};
