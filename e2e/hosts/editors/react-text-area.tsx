import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import AutosizingTextArea from "react-textarea-autosize";
import type { HostEditorOptions, MountEditor } from "../host-editor.ts";

interface Handle {
  text: string;
  set: (text: string) => void;
}

const Composer = ({
  options,
  handle,
  attributes,
}: {
  readonly options: HostEditorOptions;
  readonly handle: Handle;
  readonly attributes: Readonly<Record<string, string>>;
}) => {
  const [text, setText] = useState("");
  handle.text = text;
  handle.set = setText;
  useEffect(() => options.onChange(text), [text, options]);
  return (
    <AutosizingTextArea
      {...attributes}
      value={text}
      maxRows={12}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.shiftKey) return;
        event.preventDefault();
        if (text.trim() === "") return;
        options.onSend(text);
        setText("");
      }}
    />
  );
};

/** A controlled React text area that grows with its content. */
export const reactTextArea: MountEditor = (options) => {
  const handle: Handle = { text: "", set: () => undefined };
  const { class: className, ...rest } = options.attributes;
  const attributes = className ? { ...rest, className } : rest;
  const root = createRoot(options.place);
  flushSync(() => root.render(<Composer {...{ options, handle, attributes }} />));
  return {
    text: () => handle.text,
    restore: (text) => flushSync(() => handle.set(text)),
    // The browser's own history closes a step with every command.
    pauseTyping: () => undefined,
    destroy: () => root.unmount(),
  };
};
