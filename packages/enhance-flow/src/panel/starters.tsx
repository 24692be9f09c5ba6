import { Chip } from "@whetstone/ui";
import type { EnhanceFlow } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";

const starters = ["letter", "plan", "learn"] as const;

/** Prompts to begin with where nothing was typed: one press puts one into the draft and sharpens it. */
export const Starters = ({ flow }: { readonly flow: EnhanceFlow }) => {
  const { say, tag } = useLanguage();
  const begin = async (text: string) => {
    await flow.place(text);
    if (flow.store.getState().step.status === "placed") await flow.enhance();
  };
  return (
    <section aria-label={say("starters")} className="flex flex-col items-start gap-1.5">
      <p className="text-ink-muted text-xs">{say("starters")}</p>
      {starters.map((starter) => (
        <Chip
          key={starter}
          lang={tag}
          className="h-auto min-h-7 max-w-full justify-start py-1 text-start whitespace-normal"
          onClick={() => void begin(say(`starter_${starter}`))}
        >
          {say(`starter_${starter}`)}
        </Chip>
      ))}
    </section>
  );
};
