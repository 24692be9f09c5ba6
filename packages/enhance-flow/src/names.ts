import { type AnsweredStyle, productName } from "@whetstone/api-client";
import type { Level, Platform } from "@whetstone/enhancer/basics";
import type { AnyEngine } from "./engine-choice.ts";
import type { Choices } from "./flow.ts";
import { english, type PanelLanguage } from "./language/english.ts";

/** The platforms as people know them. */
export const platformNames: Readonly<Record<Platform, string>> = {
  chatgpt: "ChatGPT",
  claude: "Claude",
  gemini: "Gemini",
  grok: "Grok",
  other: "Other",
};

/** The styles as people know them. */
export const styleNames: Readonly<Record<AnsweredStyle, string>> = {
  professional: english.say("style_professional"),
  creative: english.say("style_creative"),
  technical: english.say("style_technical"),
  concise: english.say("style_concise"),
  custom: english.say("style_custom"),
};

/** The style that was chosen, as people know it. */
export const nameOfStyle = ({ style, ownStyle }: Choices, { say }: PanelLanguage): string =>
  ownStyle?.name ?? say(`style_${style}`);

/** An engine as people know it. */
export const nameOfEngine = (engine: AnyEngine, { say }: PanelLanguage): string => {
  if (engine === "server") return say("engine_server", productName);
  if (engine === "rules") return say("engine_rules");
  if (engine.id === "browser") return say("engine_browser");
  return engine.name === "" ? say("engine_own") : engine.name;
};

/** Where an engine has the text, in a few words. */
export const placeOfEngine = (engine: AnyEngine, { say }: PanelLanguage): string => {
  if (typeof engine === "string") return say(`place_${engine}`);
  const { place, host } = engine;
  return place === "elsewhere" ? say("place_elsewhere", host ?? "") : say(`place_${place}`);
};

/** A level as a choice; `expert` is Pro only (USE-16). */
export const choiceOfLevel = (level: Level, isPro: boolean, { say }: PanelLanguage) => {
  const isLocked = level === "expert" && !isPro;
  const name = say(`level_${level}`);
  return { value: level, label: isLocked ? say("levelOfPro", name) : name, disabled: isLocked };
};
