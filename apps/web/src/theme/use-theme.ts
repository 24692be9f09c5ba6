import { useState } from "react";
import { chooseTheme, readTheme, type Theme } from "./theme-preference.ts";

/** The chosen theme and how to choose another. */
export const useTheme = (): readonly [Theme, (theme: Theme) => void] => {
  const [theme, setTheme] = useState(() => readTheme(() => window.localStorage));
  const choose = (next: Theme) => {
    chooseTheme(next, document.documentElement, window.localStorage);
    setTheme(next);
  };
  return [theme, choose];
};
