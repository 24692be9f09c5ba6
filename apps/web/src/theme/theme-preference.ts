import { z } from "zod/mini";
import { storageKeys } from "../storage-keys.ts";

/** What a person can choose; `system` follows the device. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const chosenThemeSchema = z.enum(["light", "dark"]);

/** The stored choice; anything unknown, or blocked storage, is `system`. */
export const readTheme = (storage: () => Pick<Storage, "getItem">): Theme => {
  try {
    const stored = chosenThemeSchema.safeParse(storage().getItem(storageKeys.theme));
    return stored.success ? stored.data : "system";
  } catch {
    return "system";
  }
};

/** Shows a theme on the page and keeps it; `system` keeps nothing. */
export const chooseTheme = (
  theme: Theme,
  root: { readonly dataset: DOMStringMap },
  storage: Pick<Storage, "setItem" | "removeItem">,
): void => {
  if (theme === "system") {
    delete root.dataset.theme;
    storage.removeItem(storageKeys.theme);
    return;
  }
  root.dataset.theme = theme;
  storage.setItem(storageKeys.theme, theme);
};
