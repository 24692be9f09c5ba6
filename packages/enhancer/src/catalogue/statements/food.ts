/** How recipes, plans for meals and help in the kitchen should be built. */
export const foodStatements = {
  "sub-best-first":
    "Name the best substitute first, with the amount, and say what changes in taste or texture.",
  "sub-short": "Best substitute first, with the amount.",
  "cook-cause-first":
    "Put the most likely cause or fix first, and say how I can tell that it is right.",
  "cook-cause-short": "Most likely cause or fix first.",
  "guests-ahead": "Say for each dish what can be done ahead and when.",
  "guests-ahead-short": "Say what can be done ahead.",
  "guests-amounts": "Give amounts per person.",
  "mealplan-reuse": "Let meals share ingredients, so that nothing is left over.",
  "mealplan-list": "End with one shopping list with amounts.",
  "mealplan-short": "Share ingredients between meals; end with one shopping list.",
  "lunch-keeps": "Say for each how long it keeps, and what can be made ahead.",
  "lunch-keeps-short": "Say how long each keeps.",
  "use-up-only": "Keep extra ingredients to a few common ones, and mark those I may have to buy.",
  "use-up-short": "Few extra ingredients; mark what I may have to buy.",
  "drink-swap": "Give amounts, and what to use where one thing is missing.",
  "ideas-one-line":
    "Describe each in one line with its time and main ingredients, and keep them clearly different.",
  "ideas-short": "One line each, with the time.",
  "recipe-done":
    "Where timing matters, say how it looks or feels when it is done, not only the minutes.",
  "recipe-swap": "Say which ingredients can be swapped or left out.",
  "recipe-done-short": "Say how it looks when done, not only minutes.",
  "recipe-mistake": "Name the mistake that most often spoils it.",
} as const satisfies Readonly<Record<string, string>>;
