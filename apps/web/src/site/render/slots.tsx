import { createContext, useContext } from "react";

/** Finished HTML that is put into a page after the rest of it has been rendered. */
export interface Slots {
  /** Takes HTML; answers the text that stands for it until `fill`. */
  readonly hold: (html: string) => string;
  readonly fill: (page: string) => string;
}

export const createSlots = (): Slots => {
  const held: string[] = [];
  return {
    hold: (html) => `@@slot:${held.push(html) - 1}@@`,
    fill: (page) => page.replace(/@@slot:(\d+)@@/g, (_, index) => held[Number(index)] ?? ""),
  };
};

const Context = createContext<Slots | null>(null);

export const SlotsProvider = Context;

/** The slots of the page under way. Throws outside of `SlotsProvider`. */
export const useSlots = (): Slots => {
  const slots = useContext(Context);
  if (!slots) throw new Error("Islands are rendered inside of a SlotsProvider");
  return slots;
};
