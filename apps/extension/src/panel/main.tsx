import { createApiClient, parseWithoutEval } from "@whetstone/api-client";
import { answersIn, createEnhanceFlow, type FlowStep } from "@whetstone/enhance-flow";
import { createRoot } from "react-dom/client";
import { createStore } from "zustand";
import { createHostComposer } from "../editors/host-composer.ts";
import { createMirroredSession } from "../messages/mirrored-session.ts";
import { lineTransport } from "../messages/transport.ts";
import { aboutMe } from "./about-me.ts";
import { createBoxLink } from "./box-link.ts";
import { rememberCaret } from "./caret.ts";
import { type ChoicesLink, createChoicesLink } from "./choices-link.ts";
import { enhanceInWorker, scoreInWorker, wakeEngine } from "./engine.ts";
import { frameOf } from "./frame.ts";
import { KeptResult, readLastWords } from "./kept-result.tsx";
import { loadFaces } from "./load-faces.ts";
import { askOwnEngine, followEngines, warmChosen } from "./own-engines.ts";
import type { LoadedPanel, PanelDoor, Press } from "./panel-door.ts";
import { followAddress, readConversation } from "./read-conversation.ts";
import { recordHistory } from "./record-history.ts";
import { recordOwnWork } from "./record-own-work.ts";
import { createShell } from "./shell.ts";
import { skippedAsks } from "./skipped-asks.ts";
import { PanelWindow } from "./window.tsx";

parseWithoutEval();

const createFlow = (
  door: PanelDoor,
  findEditor: () => HTMLElement | null,
  session: ReturnType<typeof createMirroredSession>,
  { choices, remember }: ChoicesLink,
  enginesKnown: Promise<void>,
) =>
  createEnhanceFlow({
    client: createApiClient(lineTransport),
    session,
    composer: createHostComposer({
      findEditor,
      signal: door.signal,
      page: document,
    }),
    platform: door.host.platform,
    choices,
    onChoices: remember,
    localEngine: enhanceInWorker,
    askOwnEngine,
    enginesKnown,
    scoreHere: scoreInWorker,
    aboutMe,
    skippedAsks,
    readConversation: async () => readConversation(door.host, document),
    newIdempotencyKey: () => crypto.randomUUID(),
  });

/** A text that is in the panel alone. */
const unsavedText = (step: FlowStep): string | null => {
  if (step.status === "asking") {
    const answers = answersIn(step.typed, step.questions).map(({ text }) => text);
    return answers.length === 0 ? null : [step.original, ...answers].join("\n");
  }
  const holdsText =
    step.status === "ready" || step.status === "inserting" || step.status === "failed";
  if (!holdsText || step.outcome?.answer.unchanged !== undefined) return null;
  return step.outcome?.text ?? null;
};

/** A second press of a key within this time is one with the first, in milliseconds. */
const doublePressMs = 500;

/** Is this press one with the one before: the browser counts clicks, keys are told by their time. */
const isRepeat = (press: Press | undefined, shownAt: number): boolean =>
  press?.detail ? press.detail > 1 : performance.now() - shownAt < doublePressMs;

/** Makes the panel over a chat page; loaded on first use. */
export const createPanel = async (door: PanelDoor): Promise<LoadedPanel> => {
  wakeEngine();
  const session = createMirroredSession(door.signal);
  const [link, boxes] = await Promise.all([
    createChoicesLink(),
    createBoxLink(door.signal),
    loadFaces(document, door.signal).catch(() => undefined),
  ]);
  /** The editor whose draft is in the panel, as long as it is open. */
  let chosen: HTMLElement | null = null;
  const findEditor = () => door.findEditor(chosen);
  const enginesKnown = Promise.withResolvers<void>();
  const flow = createFlow(door, findEditor, session, link, enginesKnown.promise);
  link.follow(flow, door.signal);
  void followEngines(flow, door.signal).then(enginesKnown.resolve);
  followAddress(window, flow.dropLeftConversation, door.signal);
  recordHistory(flow, door.host.platform, door.signal);
  recordOwnWork(flow, door.host.platform, door.signal);
  const findBox = () => {
    const editor = findEditor();
    return (editor?.closest(door.host.box) ?? editor)?.getBoundingClientRect() ?? null;
  };
  // A text that nobody has a copy of outlives the extension, until its panel is closed.
  const life = new AbortController();
  const shell = createShell(document, findBox, life.signal);
  const root = createRoot(shell.mount);
  const words = readLastWords();

  /** Counts the presses that look for a saved prompt, from the last that did not. */
  const searches = createStore(() => 0);
  const themeNow = () => (door.isDark() ? "dark" : "light");
  let shownAt = 0;
  /** Lets the person type on where they were. */
  let backToDraft: (() => void) | null = null;
  const close = () => {
    shell.hide();
    const editor = findEditor();
    if (editor) editor.focus();
    else door.focusButton();
  };

  const frameNow = () => {
    const box = boxes.store.getState();
    return box ? frameOf(box, shell.view.getState()) : shell.frame.getState();
  };

  root.render(
    <PanelWindow
      flow={flow}
      session={session}
      shell={shell}
      boxes={boxes}
      platform={door.host.platform}
      searches={searches}
      onClose={close}
      onGone={shell.hide}
      onTyped={() => backToDraft?.()}
    />,
  );
  life.signal.addEventListener("abort", () => root.unmount());
  door.signal.addEventListener("abort", () => {
    const text = unsavedText(flow.store.getState().step);
    if (text === null || !shell.isShown()) return life.abort();
    root.render(
      <KeptResult
        text={text}
        words={words}
        frame={frameNow()}
        takesFocus={shell.root.activeElement !== null}
        onClose={() => life.abort()}
      />,
    );
  });

  return {
    follow: () => {
      const { status } = flow.store.getState().step;
      shell.follow(themeNow(), status === "inserted" || status === "placed");
    },
    open: async (press) => {
      if (shell.isShown()) {
        const stays = isRepeat(press, shownAt) || press?.startAt !== undefined;
        if (await flow.isCurrent()) {
          if (press?.startAt !== undefined) void flow.resume({ startAt: press.startAt });
          return stays ? undefined : close();
        }
      } else {
        chosen = door.findEditor();
        shownAt = performance.now();
        backToDraft = chosen && rememberCaret(chosen);
      }
      searches.setState((count) => (press?.isSearch ? count + 1 : 0), true);
      shell.show(themeNow());
      void session.start();
      const { startAt } = press ?? {};
      void flow.resume({ insertsAtOnce: press?.altKey || link.insertsAtOnce(), startAt });
      void warmChosen(flow, enginesKnown.promise);
    },
  };
};
