import { type EngineChoice, engineChoices } from "@whetstone/enhance-flow";
import { z } from "zod";
import { storageKeys } from "../storage-keys.ts";

const choiceSchema = z.enum(engineChoices).catch("automatic");

/** What writes on this device; automatic until something else was chosen. */
export const readEngineChoice = (storage: Pick<Storage, "getItem">): EngineChoice =>
  choiceSchema.parse(storage.getItem(storageKeys.engine));

export const writeEngineChoice = (
  choice: EngineChoice,
  storage: Pick<Storage, "setItem" | "removeItem">,
): void => {
  if (choice === "automatic") storage.removeItem(storageKeys.engine);
  else storage.setItem(storageKeys.engine, choice);
};
