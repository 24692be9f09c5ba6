/** Everything the panel's window says around what it shows. */
export const texts = {
  move: "Move with the arrow keys",
  close: "Close",
  options: "Options",
  show: (site: string) => `Show the button on ${site}`,
  showHint: "Hidden, the keyboard shortcut still opens this panel.",
  liveScore: "Score while typing",
  liveScoreHint: "Worked out on this device.",
};
