import type { ContextMessage } from "@whetstone/api-client";
import { Switch, TextBox } from "@whetstone/ui";
import { lengthOf } from "../conversation.ts";
import type { EnhanceFlow } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";

const Messages = ({ messages }: { readonly messages: readonly ContextMessage[] }) => {
  const { say, sayCount } = useLanguage();
  return (
    <>
      <p className="text-ink-muted text-xs">{sayCount("conversation_note", lengthOf(messages))}</p>
      <TextBox label={say("conversation_messages")}>
        <ol className="flex flex-col gap-2 text-xs">
          {messages.map(({ role, text }, at) => (
            <li key={`${at.toString()}-${text.length.toString()}`} dir="auto">
              <span className="font-semibold text-ink">{say(`conversation_${role}`)} </span>
              <span className="whitespace-pre-wrap break-words text-ink-soft">{text}</span>
            </li>
          ))}
        </ol>
      </TextBox>
    </>
  );
};

/** Offers to send the open conversation along: shows it first, sends it once. */
export const ConversationOffer = ({
  flow,
  conversation,
}: {
  readonly flow: EnhanceFlow;
  readonly conversation: readonly ContextMessage[] | null;
}) => {
  const { say } = useLanguage();
  return (
    <section aria-label={say("conversation")} className="flex flex-col gap-2">
      <Switch
        label={say("conversation_use")}
        checked={conversation !== null}
        onCheckedChange={(isOn) => void flow.offerConversation(isOn)}
      />
      {conversation?.length === 0 && (
        <p className="text-ink-muted text-xs">{say("conversation_none")}</p>
      )}
      {conversation !== null && conversation.length > 0 && <Messages messages={conversation} />}
    </section>
  );
};
