import { buttonStyles } from "@whetstone/ui";
import { useState } from "react";
import { useLanguage } from "../language/use-language.tsx";

/** A chat that a text can be taken to. */
export interface ChatSite {
  readonly name: string;
  readonly url: string;
}

/**
 * Takes a text to a chat by the clipboard: an address that held the text would send it by itself
 * on some of them, and sending is the person's own.
 */
export const CopyAndOpen = ({
  text,
  chats,
}: {
  readonly text: string;
  readonly chats: readonly ChatSite[];
}) => {
  const { say } = useLanguage();
  const [notice, setNotice] = useState("");
  const take = ({ name }: ChatSite) =>
    void navigator.clipboard.writeText(text).then(
      () => setNotice(say("copyAndOpen_done", name)),
      () => setNotice(say("copy_failed")),
    );
  return (
    <fieldset className="mt-1 flex flex-wrap items-center gap-1.5">
      <legend className="float-left me-1 py-1.5 text-ink-muted text-sm">
        {say("copyAndOpen")}
      </legend>
      {chats.map((chat) => (
        <a
          key={chat.name}
          href={chat.url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => take(chat)}
          className={buttonStyles({ variant: "secondary", size: "sm" })}
        >
          {chat.name}
          <span className="sr-only">{`(${say("newTab")})`}</span>
        </a>
      ))}
      <p role="status" className="w-full text-ink-soft text-sm empty:hidden">
        {notice}
      </p>
    </fieldset>
  );
};
