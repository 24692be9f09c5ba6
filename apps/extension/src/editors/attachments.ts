/** Parts that are not text. Pages name many of their own; editors mark most as not editable. */
const attachments = [
  '[contenteditable="false"]',
  "img:not(.ProseMirror-separator)",
  ...["picture", "video", "audio", "canvas", "svg", "math", "iframe", "embed", "object"],
  ...["input", "button", "select", "textarea", "progress", "meter", "hr", "table"],
].join(",");

const isOwnElement = ({ localName }: Element): boolean => localName.includes("-");

/** True when the draft holds parts that are not text, which replacing would delete. */
export const holdsAttachments = (editor: HTMLElement): boolean =>
  editor.querySelector(attachments) !== null ||
  Array.from(editor.querySelectorAll("*")).some(isOwnElement);
