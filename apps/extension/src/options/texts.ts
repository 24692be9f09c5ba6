import { maxInstructionLength, maxPromptLength, productName } from "@whetstone/api-client";
import type { Diagnosis } from "../messages/diagnosis.ts";
import { mostKept } from "../messages/kept.ts";
import type { FileFault } from "./export-file.ts";
import type { AddressFault, ServerCheck } from "./server-address.ts";

const count = (amount: number, one: string, many: string): string =>
  `${amount.toLocaleString()} ${amount === 1 ? one : many}`;

const faults: Readonly<Record<Exclude<FileFault["why"], "wrong-value">, string>> = {
  "too-large": "This file is far too large to be one of ours. Nothing was changed.",
  "not-json": "This file is not readable: it is no JSON. Nothing was changed.",
  "not-ours": `This is no file that ${productName} exported. Nothing was changed.`,
  newer: "This file comes from a newer version. Update the extension first. Nothing was changed.",
};

const addressFaults: Readonly<Record<AddressFault, string>> = {
  "not-an-address": "This is not an address. It looks like https://prompts.example.org",
  "not-secure": "Use https. Plain http is for a server on this machine only.",
};

const checks: Readonly<Record<Exclude<ServerCheck, "ours">, string>> = {
  another: `Something answers there, but it is no ${productName} server. Nothing was changed.`,
  unreachable: "Nothing answers there. Check the address and try again. Nothing was changed.",
};

const whys: Readonly<Record<NonNullable<Diagnosis["why"]>, string>> = {
  "no-field": "No text field is on this page.",
  "no-composer": "There are text fields, but none that can be told to be the message field.",
  "not-usable": "The message field is there, but hidden, read-only or inside another region.",
  several: "There are several message fields alike. Click into the one you mean.",
};

/** Everything the options page says. */
export const texts = {
  product: productName,
  pageTitle: `${productName} options`,
  heading: "Options",
  intro: "Everything here is kept on this device and takes effect at once.",
  sectionsLabel: "Sections",
  loading: "Loading...",
  undo: "Undo",
  cancel: "Cancel",
  save: "Save",
  edit: "Edit",
  remove: "Delete",
  editNamed: (name: string) => `Edit ${name}`,
  deleteNamed: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `“${name}” was deleted.`,
  full: "There is no room for more. Delete something first.",
  refused: "This could not be saved. Try again.",
  sites: {
    title: "Sites",
    description: "Where the button is shown. The keyboard shortcut works on all of them.",
    show: (name: string) => `Show the button on ${name}`,
    x: "Grok on X (x.com)",
    xHint:
      "Off until you allow it: the browser asks for x.com. Found is Grok's field alone, never one for posts.",
    xRefused: "The browser did not allow x.com, so nothing was changed.",
    xReload: "Reload the pages of X that are open.",
    liveScore: "Score while typing",
    liveScoreHint: "A number beside the button, with reasons. Worked out on this device.",
  },
  styles: {
    title: "Own styles",
    description: "Offered in the panel beside the four, and followed as one more requirement.",
    emptyTitle: "No own style yet",
    empty: "Give one a name and say what it asks for, such as a tone, a form, or words to avoid.",
    add: "Add a style",
    name: "Name",
    instruction: "Instruction",
    instructionHint: "Sent with the prompt when you choose the style.",
    left: (used: number) => `${used} of ${maxInstructionLength}`,
    needsName: "Give the style a name",
    needsInstruction: "Say what the style asks for",
    form: (isNew: boolean) => (isNew ? "New style" : "Change the style"),
  },
  library: {
    title: "Library",
    description: "Prompts you saved. {{name}} is a variable, asked for on use.",
    emptyTitle: "Nothing saved yet",
    empty: "Save an enhanced prompt in the panel, or write one here.",
    add: "Add a prompt",
    search: "Search the library",
    none: (search: string) => `Nothing matches “${search}”.`,
    titleLabel: "Title",
    text: "Prompt",
    variables: "Variables",
    needsTitle: "Give the prompt a title",
    needsText: "Enter a prompt",
    tooLong: `Prompts may have up to ${maxPromptLength.toLocaleString()} characters`,
    form: (isNew: boolean) => (isNew ? "New prompt" : "Change the prompt"),
  },
  history: {
    title: "History",
    keep: "Keep a history on this device",
    keepHint: `The texts of your last ${mostKept.history} enhancements, before and after. Never sent anywhere, and off until you switch it on.`,
    emptyTitle: "Nothing in the history",
    empty: "Your next enhancement will be the first.",
    before: "Before",
    after: "After",
    copyOf: (which: string) => `Copy ${which}`,
    entry: (site: string, when: string) => `${site}, ${when}`,
    clear: "Clear the history",
    cleared: "The history was cleared.",
    kept: (amount: number) => `${count(amount, "enhancement", "enhancements")} kept`,
    stillKept: "The history is off. What was kept before is still here until you clear it.",
  },
  privacy: {
    title: "Privacy",
    description: "What leaves this device, and what never does.",
    points: [
      "Nothing is sent until you ask for an enhancement. Then your prompt, the style, the level and the site's name go to the server in use, and the conversation only if you offer it for that one.",
      "The server keeps no text of a prompt or a result: only lengths, scores, the choices and the time.",
      "The score while typing, the library, own styles and the history stay on this device. None of them is sent, except the style or prompt you use, when you use it.",
      "Scripts run on the chat sites alone. They read the message field, and never send a message for you.",
      "Your session is kept where no page can read it. Signing out deletes it.",
      "There is no tracking in this extension, and no code from elsewhere.",
    ],
  },
  transfer: {
    title: "Export and import",
    description:
      "Settings, own styles and library as one file. Not in it: your session, the server, the history.",
    export: "Export",
    import: "Import a file",
    fileName: `${productName.toLowerCase()}-settings.json`,
    imported: (styles: number, prompts: number) =>
      `Taken in: the settings, ${count(styles, "own style", "own styles")} and ${count(prompts, "prompt", "prompts")}. What you had is still there.`,
    fault: (fault: FileFault) =>
      fault.why === "wrong-value"
        ? `This file holds a value that can't be used, at “${fault.where}”. Nothing was changed.`
        : faults[fault.why],
    full: "There is no room for all that is in this file. Nothing was changed.",
    failed: "The file could not be taken in. Nothing was changed. Try again.",
  },
  server: {
    title: "Server",
    description: "For people who run a server of their own.",
    inUse: "In use",
    builtIn: "the one this extension was made for",
    address: "Address of another server",
    addressHint: "https, or http on this machine. The browser asks whether it may be reached.",
    session:
      "You are signed out of the server before, here and on its web app. Sign in to the new one from the toolbar button.",
    use: "Use this server",
    reset: "Go back to the built-in server",
    done: (origin: string) => `${origin} is in use. Sign in to it from the toolbar button.`,
    notAllowed: "The browser did not allow this address, so nothing was changed.",
    failed: "The server could not be changed. Try again.",
    addressFaults,
    checks,
  },
  diagnostics: {
    title: "Diagnostics",
    description: "Is the site in front of me supported right now?",
    look: "Look at the open tabs",
    none: "No supported chat page is open. Open one, then look again. Pages that were open before the extension was installed need a reload.",
    works: "Works here",
    worksNot: "Does not work here",
    bySelector: (selector: string) => `The message field was found by its selector: ${selector}`,
    byStructure: "The message field was found by what it is, as the selectors no longer fit.",
    whys,
    editor: "Editor",
    noEditor: "none that can be written to",
    rules: (version: number, isCorrected: boolean) =>
      `Rules: version ${version}, ${isCorrected ? "corrected by the server" : "built in"}`,
    hidden: "The button is hidden on this site.",
    copy: "Copy as text",
    report: "Diagnostics as text",
    noTexts: "Nothing anybody wrote is in it.",
  },
} as const;
