import type { WithoutServer } from "../failure.ts";
import { useLanguage } from "../language/use-language.tsx";
import type { Exits } from "./failure-view.tsx";
import { StandInNote } from "./stand-in-note.tsx";
import { adviceWithoutServer } from "./texts.ts";

/** Why this device made a result and not the server, and the way to change that (EXT-8). */
export const WithoutServerNote = ({
  why,
  exits,
}: {
  readonly why: WithoutServer;
  readonly exits: Exits;
}) => {
  const language = useLanguage();
  const isNobody = why.kind === "signed-out";
  return (
    <StandInNote
      label={language.say(isNobody ? "signIn" : "upgrade")}
      onPress={isNobody ? exits.onSignIn : exits.onUpgrade}
    >
      {language.say(`withoutServer_${why.kind}`)} {adviceWithoutServer(why, language)}
    </StandInNote>
  );
};
