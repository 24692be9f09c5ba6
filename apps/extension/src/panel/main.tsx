import { createApiClient } from "@whetstone/api-client";
import { createEnhanceFlow, type EnhanceFlow } from "@whetstone/enhance-flow";
import { createRoot } from "react-dom/client";
import type { LoadedPanel, PanelDoor } from "../content/panel-door.ts";
import { createHostComposer } from "../editors/host-composer.ts";
import { createMirroredSession } from "../messages/mirrored-session.ts";
import { messageTransport } from "../messages/transport.ts";
import { createShell } from "./shell.ts";
import { PanelWindow } from "./window.tsx";

const createFlow = (door: PanelDoor, session: ReturnType<typeof createMirroredSession>) =>
  createEnhanceFlow({
    client: createApiClient(messageTransport),
    session,
    composer: createHostComposer({
      findEditor: door.findEditor,
      signal: door.signal,
      page: document,
    }),
    platform: door.host.platform,
    choices: { style: "professional", level: "comprehensive" },
    newIdempotencyKey: () => crypto.randomUUID(),
  });

/** True when opening the panel should start an enhancement at once. */
const isFresh = (flow: EnhanceFlow): boolean => {
  const { status } = flow.store.getState().step;
  return status === "idle" || status === "inserted" || status === "failed";
};

/** Makes the panel over a chat page; loaded on first use. */
export const createPanel = (door: PanelDoor): LoadedPanel => {
  const session = createMirroredSession(door.signal);
  const flow = createFlow(door, session);
  const shell = createShell(document, door.signal);
  const root = createRoot(shell.mount);

  const close = () => {
    shell.hide();
    const editor = door.findEditor();
    if (editor) editor.focus();
    else door.focusButton();
  };

  root.render(<PanelWindow flow={flow} session={session} shell={shell} onClose={close} />);
  door.signal.addEventListener("abort", () => root.unmount());

  return {
    open: () => {
      shell.show(door.isDark() ? "dark" : "light");
      void session.start();
      if (isFresh(flow)) void flow.enhance();
    },
  };
};
