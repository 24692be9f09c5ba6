/** Everything the live score and the menu of the button say. */
export const texts = {
  chip: (total: number) => `Prompt score: ${total} out of 100. Show why`,
  score: (total: number) => `Score ${total} of 100`,
  scoreLabel: "Prompt score",
  menuLabel: "Enhance prompt: options",
  add: "Add",
  addWords: (words: string) => `Add to my prompt: ${words}`,
  enhance: "Enhance",
  hide: "Hide on this site",
  putBack: "Put it back in place",
  scoreOff: "Turn the score off",
  done: "Done",
};
