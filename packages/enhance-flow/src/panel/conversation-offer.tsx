import type { ContextMessage } from "@whetstone/api-client";
import { ScrollBox, Switch } from "@whetstone/ui";
import { lengthOf } from "../conversation.ts";
import type { EnhanceFlow } from "../flow.ts";
import { characters } from "./texts.ts";

const speakers: Readonly<Record<ContextMessage["role"], string>> = {
  user: "You",
  assistant: "Assistant",
};

const Messages = ({ messages }: { readonly messages: readonly ContextMessage[] }) => (
  <>
    <ScrollBox label="Messages that will be sent" className="max-h-40">
      <ol className="flex flex-col gap-2 text-xs">
        {messages.map(({ role, text }, at) => (
          <li key={`${at.toString()}-${text.length.toString()}`} dir="auto">
            <span className="font-semibold text-ink">{speakers[role]}: </span>
            <span className="whitespace-pre-wrap break-words text-ink-soft">{text}</span>
          </li>
        ))}
      </ol>
    </ScrollBox>
    <p className="text-ink-muted text-xs">
      These {characters(lengthOf(messages))} go along with the next enhancement only, and are kept
      nowhere.
    </p>
  </>
);

/** Offers to send the open conversation along: shows it first, sends it once. */
export const ConversationOffer = ({
  flow,
  conversation,
}: {
  readonly flow: EnhanceFlow;
  readonly conversation: readonly ContextMessage[] | null;
}) => (
  <section aria-label="Conversation" className="flex flex-col gap-2">
    <Switch
      label="Use the conversation"
      checked={conversation !== null}
      onCheckedChange={(isOn) => void flow.offerConversation(isOn)}
    />
    {conversation?.length === 0 && (
      <p className="text-ink-muted text-xs">No messages were found on this page.</p>
    )}
    {conversation !== null && conversation.length > 0 && <Messages messages={conversation} />}
  </section>
);
