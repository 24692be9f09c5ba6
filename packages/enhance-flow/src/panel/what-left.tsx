import type { EnhanceRequest } from "@whetstone/api-client";
import { codePointLength } from "@whetstone/enhancer/basics";
import { Disclosure } from "@whetstone/ui";
import { lengthOf } from "../conversation.ts";
import type { PanelLanguage } from "../language/english.ts";
import { useLanguage } from "../language/use-language.tsx";
import { platformNames } from "../names.ts";

/** What a request told the server, line by line: everything in it is here. */
const linesOf = (sent: EnhanceRequest, { say, sayCount }: PanelLanguage): readonly string[] => {
  const characters = (amount: number) => sayCount("characters", amount);
  const { prompt, style, enhancementLevel, platform, context, instruction, answers } = sent;
  return [
    say("left_prompt", characters(codePointLength(prompt))),
    ...(answers
      ? [say("left_answers", sayCount("answers", answers.length), characters(lengthOf(answers)))]
      : []),
    ...(style ? [say("left_style", say(`style_${style}`))] : []),
    ...(enhancementLevel ? [say("left_level", say(`level_${enhancementLevel}`))] : []),
    ...(platform ? [say("left_platform", platformNames[platform])] : []),
    ...(instruction ? [say("left_ownStyle", characters(codePointLength(instruction)))] : []),
    context
      ? say(
          "left_conversation",
          sayCount("messages", context.length),
          characters(lengthOf(context)),
        )
      : say("left_noConversation"),
  ];
};

/** Lists exactly what was sent for a result. */
export const WhatLeft = ({
  sent,
  maskedSecrets = 0,
}: {
  readonly sent: EnhanceRequest | null;
  /** How many secrets were masked before the text went on to a model's provider. */
  readonly maskedSecrets?: number | undefined;
}) => {
  const language = useLanguage();
  const { say, sayCount } = language;
  return (
    <Disclosure summary={say("left")}>
      {sent === null ? (
        <p>{say("left_nothing")}</p>
      ) : (
        <>
          <ul className="list-disc space-y-0.5 pl-4">
            {linesOf(sent, language).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-1.5 text-ink-muted text-xs">
            {say("left_kept")}
            {maskedSecrets > 0 && ` ${sayCount("left_secrets", maskedSecrets)}`}
          </p>
        </>
      )}
    </Disclosure>
  );
};
