import { isCrisis } from "@whetstone/enhancer/basics";
import { type ReactNode, useEffect, useState } from "react";
import type { Enhancement } from "../enhancement.ts";
import { type CrisisLine, crisisLineIn } from "../language/crisis-line.ts";
import { useLanguage } from "../language/use-language.tsx";
import { explainUnchanged } from "../unchanged.ts";

const Calm = ({ lang, children }: { readonly lang?: string; readonly children: ReactNode }) => (
  <p
    role="status"
    lang={lang}
    className="min-h-12 text-pretty rounded-xl bg-sunken px-4 py-3.5 text-ink text-sm leading-relaxed"
  >
    {children}
  </p>
);

/** The line in the prompt's language once it is there; what the interface speaks, else. */
const useCrisisLine = (promptTag: string): CrisisLine | null => {
  const { say, tag } = useLanguage();
  const own: CrisisLine = { text: say("unchanged_crisis"), tag };
  const isOwn = crisisLineIn(promptTag, tag) === null;
  const [loaded, setLoaded] = useState<CrisisLine | "failed" | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const take = (line: CrisisLine | "failed") => {
      if (isCurrent) setLoaded(line);
    };
    setLoaded(null);
    crisisLineIn(promptTag, tag)?.().then(take, () => take("failed"));
    return () => {
      isCurrent = false;
    };
  }, [promptTag, tag]);
  return isOwn || loaded === "failed" ? own : loaded;
};

const CrisisView = ({ promptTag }: { readonly promptTag: string }) => {
  const line = useCrisisLine(promptTag);
  return line === null ? <Calm>{null}</Calm> : <Calm lang={line.tag}>{line.text}</Calm>;
};

/**
 * A prompt that was left as it is (ENH-4, ENH-5): why, and nothing else. Somebody in a
 * crisis gets one calm line, in the language they wrote in where we have it.
 */
export const UnchangedView = ({
  unchanged,
  promptTag,
  saysCount = true,
  isDegraded = false,
}: {
  readonly unchanged: NonNullable<Enhancement["unchanged"]>;
  /** The language of the prompt, BCP 47. */
  readonly promptTag: string;
  /** Says that nothing was counted, where enhancements are counted. */
  readonly saysCount?: boolean;
  /** The rules stand in for a model that failed. */
  readonly isDegraded?: boolean;
}) => {
  const language = useLanguage();
  if (isCrisis(unchanged)) return <CrisisView promptTag={promptTag} />;
  return (
    <Calm>
      {explainUnchanged(unchanged, language, isDegraded)}
      {saysCount && (
        <span className="block text-ink-muted">{language.say("unchanged_uncounted")}</span>
      )}
    </Calm>
  );
};
