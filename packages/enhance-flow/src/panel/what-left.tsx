import type { EnhanceRequest } from "@whetstone/api-client";
import { codePointLength } from "@whetstone/enhancer";
import { Disclosure } from "@whetstone/ui";
import { lengthOf } from "../conversation.ts";
import { levelNames, platformNames, styleNames } from "../names.ts";
import { characters } from "./texts.ts";

/** What a request told the server, line by line: everything in it is here. */
const linesOf = (sent: EnhanceRequest): readonly string[] => {
  const { prompt, style, enhancementLevel, platform, context, instruction } = sent;
  return [
    `Your prompt: ${characters(codePointLength(prompt))}`,
    ...(style ? [`Style: ${styleNames[style]}`] : []),
    ...(enhancementLevel ? [`Level: ${levelNames[enhancementLevel]}`] : []),
    ...(platform ? [`Platform: ${platformNames[platform]}`] : []),
    ...(instruction ? [`Own style: ${characters(codePointLength(instruction))}`] : []),
    context
      ? `Conversation: ${context.length} ${context.length === 1 ? "message" : "messages"}, ${characters(lengthOf(context))}`
      : "Conversation: nothing of it",
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
}) => (
  <Disclosure summary="What left this device">
    {sent === null ? (
      <p>Nothing: made on this device by the built-in engine, and not counted.</p>
    ) : (
      <>
        <ul className="list-disc space-y-0.5 pl-4">
          {linesOf(sent).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="mt-1.5 text-ink-muted text-xs">
          The server keeps lengths, scores and the choices above, never a text.
          {maskedSecrets > 0 &&
            ` ${maskedSecrets} ${maskedSecrets === 1 ? "secret was" : "secrets were"} masked before a model saw the prompt.`}
        </p>
      </>
    )}
  </Disclosure>
);
