/** A test page: where it stands, what it is made of, and how a person finds its editor. */
export interface TestPage {
  /** Folder and name of skeleton and script. */
  readonly name: string;
  readonly url: string;
  /** Selector of the composer's editable element; `null` on a page without one. */
  readonly editor: string | null;
  /** Selector of a Send control that must be usable when there is text. */
  readonly send?: string;
}

const page = (name: string, url: string, editor: string | null, send?: string): TestPage =>
  send ? { name, url, editor, send } : { name, url, editor };

const gptEditor = "form:not([hidden]):not([data-edit]) > [data-composer-body] .ProseMirror";
const gptSend = 'form:not([hidden]):not([data-edit]) [aria-label="Send"]';

/** Every chat page (HOST-11). */
const chatPages: readonly TestPage[] = [
  page("chatgpt/new-shell-home", "https://chatgpt.com/", gptEditor, gptSend),
  page("chatgpt/new-shell-thread", "https://chatgpt.com/c/1", gptEditor, gptSend),
  page(
    "chatgpt/classic",
    "https://chatgpt.com/g/classic",
    "#prompt-textarea",
    "#composer-submit-button",
  ),
  page(
    "chatgpt/classic-1-39",
    "https://chat.openai.com/",
    "#prompt-textarea",
    "#composer-submit-button",
  ),
  page("chatgpt/signed-out", "https://chatgpt.com/uc/new", "#mobile-composer-prompt"),
  page("chatgpt/lexical", "https://chatgpt.com/uc/lexical", "[data-octane-lexical-host] > div"),
  page(
    "chatgpt/text-area-2024",
    "https://chatgpt.com/g/2024",
    "#prompt-textarea",
    "[data-testid=send-button]",
  ),
  page("claude/dock", "https://claude.ai/new", ".tiptap", "[data-testid=chat-input-send]"),
  page("claude/reply", "https://claude.ai/chat/1", ".tiptap", "[data-testid=chat-input-send]"),
  page("claude/edit", "https://claude.ai/chat/2", ".tiptap", "[data-testid=chat-input-send]"),
  page("claude/old", "https://claude.ai/project/1", ".tiptap", "[aria-label='Send Message']"),
  page("gemini/zero", "https://gemini.google.com/app", ".ql-editor", ".send-button"),
  page("gemini/old-send", "https://gemini.google.com/app/1", ".ql-editor", ".send-button"),
  page("gemini/thai", "https://gemini.google.com/u/1/app", ".ql-editor", ".send-button"),
  page("gemini/quill-2", "https://gemini.google.com/gem/1", ".ql-editor", ".send-button"),
  page("grok/current", "https://grok.com/", ".tiptap", "[data-testid=chat-submit]"),
  page("grok/text-area", "https://grok.com/c/1", ".query-bar textarea", "[aria-label=Submit]"),
  page("grok/imagine", "https://grok.com/imagine", ".tiptap", "[aria-label=Submit]"),
  page("grok/russian", "https://grok.com/c/2", ".tiptap", "[data-testid=chat-submit]"),
];

/** The chat pages of one host. */
export const pagesOf = (host: string): readonly TestPage[] =>
  chatPages.filter(({ name }) => name.startsWith(`${host}/`));

/** Grok inside X, an optional permission. */
export const xPages: readonly TestPage[] = [
  page("x/page", "https://x.com/i/grok", "section textarea", "[aria-label='Grok something']"),
  page("x/drawer", "https://x.com/home", "[data-testid=GrokDrawer] textarea"),
];

/** Pages of a site that only the person names (HOST-12). */
export const otherPages = {
  textArea: page("other/text-area", "https://chat.example/", "textarea"),
  editable: page("other/editable", "https://chat.example/editable", "form [contenteditable]"),
  lexical: page("other/lexical", "https://chat.example/lexical", "form [contenteditable]"),
  prosemirror: page("other/prosemirror", "https://chat.example/prosemirror", ".tiptap"),
  shadow: page("other/shadow", "https://chat.example/shadow", "chat-composer textarea"),
  draft: page("other/draft", "https://chat.example/draft", null),
};

/** Pages of the hosts on which there is no composer. */
export const plainPages: readonly TestPage[] = [
  page("none/login", "https://claude.ai/login", null),
];

export const allPages: readonly TestPage[] = [
  ...chatPages,
  ...xPages,
  ...Object.values(otherPages),
  ...plainPages,
];
