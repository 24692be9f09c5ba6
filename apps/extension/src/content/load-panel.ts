import panelPath from "../panel/main.tsx?script&module";
import type { LoadedPanel, PanelDoor } from "../panel/panel-door.ts";
import { contentRuntime } from "../platform/content-runtime.ts";

interface PanelModule {
  createPanel(door: PanelDoor): Promise<LoadedPanel>;
}

/** Loads the panel, on first use only: nothing of it is on the page before. */
export const loadPanel = async (door: PanelDoor): Promise<LoadedPanel> => {
  const address = contentRuntime().getURL(panelPath);
  const panel: PanelModule = await import(/* @vite-ignore */ address);
  return panel.createPanel(door);
};
