import type { Choices, EnhanceFlow } from "@whetstone/enhance-flow";
import type { Settings } from "../messages/settings.ts";
import { readOwnStyles } from "../messages/use-kept.ts";
import { changeSettings, isSettingsNews, readSettings } from "../messages/use-settings.ts";
import { followWorker } from "../messages/use-worker-value.ts";

type Remembered = Pick<Settings, "style" | "level" | "engine" | "ownStyleId" | "keepBlanks">;

const rememberedOf = ({
  style,
  level,
  engine = "automatic",
  ownStyle,
  keepsBlanks,
}: Choices): Remembered => ({
  style,
  level,
  engine,
  ownStyleId: ownStyle?.id ?? null,
  keepBlanks: keepsBlanks ?? false,
});

const isSame = (one: Remembered, other: Remembered): boolean =>
  one.style === other.style &&
  one.level === other.level &&
  one.engine === other.engine &&
  one.ownStyleId === other.ownStyleId &&
  one.keepBlanks === other.keepBlanks;

/** What of the settings a panel goes by. */
interface Chosen {
  readonly choices: Choices;
  readonly insertsAtOnce: boolean;
}

const readChosen = async (): Promise<Chosen> => {
  const [{ style, level, engine, ownStyleId, keepBlanks, insertAtOnce }, ownStyles] =
    await Promise.all([readSettings(), readOwnStyles()]);
  const ownStyle = ownStyles.find(({ id }) => id === ownStyleId) ?? null;
  const choices = { style, level, engine, ownStyle, keepsBlanks: keepBlanks };
  return { choices, insertsAtOnce: insertAtOnce };
};

/** Keeps the choices of a panel and those of the settings the same. */
export interface ChoicesLink {
  /** What was chosen last, here or elsewhere. */
  readonly choices: Choices;
  /** Whether results go into the draft at once, as it was set last. */
  insertsAtOnce(): boolean;
  /** Takes what was chosen in the panel into the settings. */
  remember(choices: Choices): void;
  /** From now on the flow follows what the popup and other tabs choose. */
  follow(flow: EnhanceFlow, signal: AbortSignal): void;
}

/** Reads the choices, and links them to a flow yet to be made. */
export const createChoicesLink = async (): Promise<ChoicesLink> => {
  const { choices, ...first } = await readChosen();
  let { insertsAtOnce } = first;
  let known = rememberedOf(choices);
  let writing = 0;
  let writes = 0;

  const take = async (flow: EnhanceFlow) => {
    const before = writes;
    const chosen = await readChosen();
    insertsAtOnce = chosen.insertsAtOnce;
    const now = chosen.choices;
    // What was chosen here meanwhile is newer than what was read.
    if (writing > 0 || writes > before || isSame(known, rememberedOf(now))) return;
    known = rememberedOf(now);
    flow.choose(now);
  };

  return {
    choices,
    insertsAtOnce: () => insertsAtOnce,
    remember: (chosen) => {
      const next = rememberedOf(chosen);
      if (isSame(known, next)) return;
      known = next;
      writing += 1;
      writes += 1;
      void changeSettings(next).finally(() => {
        writing -= 1;
      });
    },
    follow: (flow, signal) => followWorker(isSettingsNews, () => void take(flow), signal),
  };
};
