import { Button } from "@whetstone/ui";
import type { WithoutServer } from "../failure.ts";
import { useLanguage } from "../language/use-language.tsx";
import type { Exits } from "./failure-view.tsx";
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
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p role="status" className="min-w-0 flex-1 basis-48 text-pretty text-ink-muted text-xs">
        {language.say(`withoutServer_${why.kind}`)} {adviceWithoutServer(why, language)}
      </p>
      <Button variant="secondary" size="sm" onClick={isNobody ? exits.onSignIn : exits.onUpgrade}>
        {language.say(isNobody ? "signIn" : "upgrade")}
      </Button>
    </div>
  );
};
