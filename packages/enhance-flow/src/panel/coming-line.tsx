import { Button } from "@whetstone/ui";
import type { Coming, EnhanceFlow } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";
import { nameOfEngine } from "../names.ts";

/**
 * Says beside the rules' text how far the model's is (ENH-25). It stands, as high, where the score
 * will: nothing moves when it goes.
 */
export const ComingLine = ({
  flow,
  coming,
}: {
  readonly flow: Pick<EnhanceFlow, "stop" | "takeComing">;
  readonly coming: Exclude<Coming, { status: "failed" }>;
}) => {
  const language = useLanguage();
  const { say, sayCount } = language;
  const name = nameOfEngine(coming.engine, language);
  const isThere = coming.status === "made";
  return (
    <div className="flex min-w-0 flex-1 basis-72 items-center justify-between gap-2">
      <p className="min-w-0 text-ink-muted text-xs">
        <span role="status">{say(isThere ? "early_ready" : "early", name)}</span>{" "}
        {!isThere && coming.characters > 0 && (
          <span aria-hidden="true" className="whitespace-nowrap tabular-nums">
            {sayCount("characters", coming.characters)}
          </span>
        )}
      </p>
      <Button
        variant={isThere ? "secondary" : "ghost"}
        size="sm"
        className="-my-0.5 h-6 px-2 text-xs"
        onClick={isThere ? flow.takeComing : flow.stop}
      >
        {say(isThere ? "early_show" : "stop")}
      </Button>
    </div>
  );
};
