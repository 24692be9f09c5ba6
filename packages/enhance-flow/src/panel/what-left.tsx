import { type EnhanceRequest, productName } from "@whetstone/api-client";
import { codePointLength } from "@whetstone/enhancer/basics";
import { Disclosure } from "@whetstone/ui";
import { lengthOf } from "../conversation.ts";
import type { Outcome } from "../flow.ts";
import type { PanelLanguage } from "../language/english.ts";
import { useLanguage } from "../language/use-language.tsx";
import { nameOfEngine, placeOfEngine, platformNames } from "../names.ts";

/** What a request told the server, line by line: everything in it is here. */
const linesOf = (sent: EnhanceRequest, { say, sayCount }: PanelLanguage): readonly string[] => {
  const characters = (amount: number) => sayCount("characters", amount);
  const { prompt, style, enhancementLevel, platform, context, instruction, answers, revise } = sent;
  return [
    say("left_prompt", characters(codePointLength(prompt))),
    ...(answers
      ? [say("left_answers", sayCount("answers", answers.length), characters(lengthOf(answers)))]
      : []),
    ...(revise
      ? [
          say("left_rewrite", characters(codePointLength(revise.text))),
          say("left_wish", characters(codePointLength(revise.wish))),
        ]
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

/** Lists exactly what was sent for a result, and to whom. */
export const WhatLeft = ({
  outcome,
}: {
  readonly outcome: Pick<Outcome, "sent" | "answer" | "alsoAsked">;
}) => {
  const language = useLanguage();
  const { say, sayCount } = language;
  const { sent, answer, alsoAsked = "server" } = outcome;
  const { insteadOf, maskedSecrets = 0 } = answer;
  const writer = answer.writer ?? (alsoAsked === "server" ? undefined : alsoAsked);
  /** A server that failed may have read the request before. */
  const isOwnAlone = writer !== undefined && insteadOf !== "server";
  return (
    <Disclosure summary={say("left")}>
      {sent === null ? (
        <p>{say("left_nothing")}</p>
      ) : (
        <>
          {isOwnAlone && (
            <p>
              {writer.id === "browser"
                ? say("left_browser")
                : say("left_own", nameOfEngine(writer, language), placeOfEngine(writer, language))}
            </p>
          )}
          <ul className="list-disc space-y-0.5 pl-4">
            {linesOf(sent, language).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-1.5 text-ink-muted text-xs">
            {isOwnAlone ? say("left_notToUs", productName) : say("left_kept")}
            {maskedSecrets > 0 && ` ${sayCount("left_secrets", maskedSecrets)}`}
          </p>
        </>
      )}
    </Disclosure>
  );
};
