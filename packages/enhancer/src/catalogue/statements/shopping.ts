/** How advice on buying, giving, reading, watching and playing should be built. */
export const shoppingStatements = {
  "app-pick": "Name one to try first and why, and what speaks against it.",
  "gear-order": "Say what to buy first and what can wait, and make sure the parts work together.",
  "petfood-change":
    "Say what to look for on the label, how to change over without trouble, and when to ask a vet.",
  "sell-worth":
    "Say how I find out what it is worth, and compare the places to sell it by price, time and trouble.",
  "sell-worth-short": "Compare the places to sell it by price, time and trouble.",
  "sell-safe": "Say what a buyer will ask and look at, and what to have ready.",
  "gift-why": "Say for each in one line why it fits this person, with a rough price.",
  "gift-thought": "Include one idea that costs more thought than money.",
  "gift-short": "One line each: why it fits, and a rough price.",
  "used-spot": "Put the checks in the order I can do them on the spot.",
  "used-walk": "Mark the findings that mean walking away.",
  "used-short": "Checks in order; mark those that mean walking away.",
  "buycar-cost": "Compare the whole cost over the years I keep it, not only the price.",
  "buycar-short": "Count the whole cost, not only the price.",
  "buycar-checks": "Say which weak points of this kind of car to check before paying.",
  "buy-pick": "Say which one you would buy and why, and what speaks against it.",
  "buy-short": "Say which one you would buy, and why.",
  "buy-check": "Say what to check before paying, since models and prices change.",
  "computer-spec": "Say which figures matter for this use, and which I can ignore.",
  "phone-keep": "Say how long it will get updates.",
  "vacuum-figures": "Give weight, noise and the cost of filters or bags where you know them.",
  "hair-words":
    "Name each cut in the words a hairdresser uses, and say how it looks once it has grown for two months.",
  "hair-words-short": "Name each cut as a hairdresser would.",
  "outfit-own-first":
    "Give whole outfits from head to shoes, and say what would be too much or too little.",
  "outfit-short": "Whole outfits, with what to avoid.",
  "wear-fit-first": "Say what the fit must be like and how to try it on, then name models.",
  "pick-why": "Say for each in one line why it fits, without giving away the plot.",
  "pick-short": "One line each, no spoilers.",
  "books-order": "Put them in the order I should read them.",
  "books-why": "Say for each in one line why it fits.",
} as const satisfies Readonly<Record<string, string>>;
