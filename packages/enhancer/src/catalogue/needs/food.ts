import type { Need } from "../ask.ts";

const diet =
  "\\b(?:vegan|vegetarian|veggie|pescatarian|keto|paleo|gluten|dairy|lactose|low[- ]carb|low[- ]sodium|low[- ]fat|halal|kosher|allerg\\p{L}+|diabet\\p{L}+|fodmap|celiac|plant[- ]based|mediterranean|picky)\\b|\\bwithout\\b|\\bno (?!idea|time|clue)\\p{L}+|-free\\b|\\b(?:can't|cant|don't|dont|doesn't|won't) (?:eat|like)\\b|\\bsick of\\b";
const minutes =
  "\\b\\d+[- ]?(?:min(?:ute)?s?|hours?|hrs?)\\b|\\b(?:quick|fast|easy|simple|lazy|5-minute|one[- ]pot|no[- ]cook|weeknight)\\b";
const people =
  "\\bfor (?:\\d+|one|two|three|four|five|six|eight|ten|me|myself|my family|the family|a (?:family|couple|crowd))\\b|\\bfamily of\\b|\\b\\d+ (?:people|persons|guests|servings|portions|kids)\\b|\\bserv(?:es|ings)\\b";

/** What cooking and eating turn on. */
export const foodNeeds = {
  "food-limits": {
    label: "Food limits",
    question: "What don't you eat or want, and is health a reason?",
    suggestions: ["vegetarian", "no dairy", "diabetes", "none, I eat everything"],
    said: diet,
  },
  "sub-dish": {
    label: "What I'm making",
    question: "What are you making with it?",
    suggestions: ["a cake", "cookies", "a sauce", "pancakes"],
    said: "\\b(?:in|for) (?:an? |the |my |some )?(?:\\p{L}+ )?(?:cakes?|cookies|brownies|muffins?|pancakes?|waffles|bread|sauces?|soups?|stews?|curry|baking|frying|frosting|pasta|risotto|recipe|dough|salad|dressing|coffee|pie|meatballs|smoothies?|lasagna|marinade)\\b|\\b(?:vegan|baking|making)\\b(?! (?:powder|soda))",
  },
  "cook-did": {
    label: "What I did",
    question: "What went in, and what did you do?",
    suggestions: [],
    said: "\\bi (?:used|added|put|baked|cooked|followed|mixed|let)\\b|\\bafter (?:i|\\d)|\\b\\d+ ?(?:g|grams|cups?|minutes|degrees|ml|tbsp|tsp)\\b",
  },
  "cook-wrong": {
    label: "How it turned out",
    question: "How did it turn out, and what did you want?",
    suggestions: ["dry", "raw inside", "too runny", "no taste"],
    said: "\\b(?:dense|dry|flat|hard|salty|soggy|mushy|sticky|burn\\p{L}*|raw|runny|watery|tough|rubbery|bitter|bland|lumpy|crumbly|split|curdl\\p{L}+|sank|sink\\p{L}*|spread\\p{L}*|crack\\p{L}*|sour|thin|thick\\p{L}*|greasy|grainy|not (?:rise|rising|set|crispy)|rise|rising|set|fell|falls? apart|too \\p{L}+)\\b",
  },
  "cook-now": {
    label: "What I need now",
    question: "Can this one still be saved, or is it for next time?",
    suggestions: ["save this one now", "do better next time", "both"],
    said: "\\b(?:save|rescue|salvage|fix|next time|right now|thicken)\\b",
  },
  "guests-many": {
    label: "People and occasion",
    question: "How many people, and what is the occasion?",
    suggestions: [
      "four friends, dinner",
      "8, a birthday",
      "20, standing buffet",
      "family, sit-down meal",
    ],
    said: `${people}|\\b\\d+\\b`,
  },
  "guests-eat": {
    label: "Guests who don't eat everything",
    question: "Who doesn't eat what?",
    suggestions: ["one vegetarian", "no nuts", "small kids", "all eat everything"],
    said: diet,
  },
  "guests-effort": {
    label: "Time and kitchen",
    question: "What can be done ahead, and how well do you cook?",
    suggestions: [
      "all of it the day before",
      "2 hours on the day",
      "keep it easy",
      "a small oven, two pans",
    ],
    said: `${minutes}|\\bmake[- ]ahead\\b|\\bahead\\b|\\bno[- ]bake\\b`,
  },
  "mealplan-who": {
    label: "For whom and what for",
    question: "For how many people, and what should it do?",
    suggestions: [
      "just me, save money",
      "two, lose weight",
      "family of four, less stress",
      "me, build muscle",
    ],
    said: `${people}|\\b(?:lose|gain|build|cheap|budget|weight|muscle|high[- ]protein)\\b`,
  },
  "mealplan-effort": {
    label: "Time and money",
    question: "How much time and money may it take?",
    suggestions: [
      "20 minutes on weekdays",
      "cook once, on Sunday",
      "under $60 a week",
      "no limit, I like cooking",
    ],
    said: `${minutes}|[$€£]\\s?\\d|\\bbudget\\b|\\bcheap\\b|\\d+ (?:dollars|euros|pounds)\\b`,
  },
  "lunch-where": {
    label: "Where it is eaten",
    question: "Where is it eaten: fridge, microwave, how much time?",
    suggestions: [
      "microwave there",
      "no fridge, eaten cold",
      "at a desk, 20 minutes",
      "at school, by hand",
    ],
    said: "\\b(?:fridge|microwave|cold|desk|no[- ]heat|in the car|reheat\\p{L}*|thermos)\\b",
  },
  "lunch-made": {
    label: "When I make it",
    question: "When would you make it?",
    suggestions: ["Sunday for the whole week", "the evening before", "5 minutes in the morning"],
    said: `${minutes}|\\bmeal ?prep\\b|\\bahead\\b|\\bmorning\\b|\\bevening before\\b|\\bsunday\\b`,
  },
  "have-else": {
    label: "Also in the kitchen",
    question: "What else is in the kitchen?",
    suggestions: ["only oil, salt, spices", "pasta, rice, cans", "plenty, and I can shop"],
    said: "\\bonly\\b|\\bi (?:also )?have\\b|,[^,]+,|\\bnothing else\\b",
  },
  "have-time": {
    label: "Time and stove",
    question: "How much time, and on what do you cook?",
    suggestions: ["20 minutes, one pan", "an hour, with oven", "microwave only", "air fryer"],
    said: `${minutes}|\\b(?:microwave|oven|air ?fryer|slow cooker|instant pot|stove|grill|crock ?pot)\\b`,
  },
  "drink-have": {
    label: "What I have",
    question: "What do you have at home for it?",
    suggestions: ["only basics", "fruit and juice", "gin and tonic water", "I can go shopping"],
    said: "\\bwith (?!ice\\b)\\p{L}+|\\bi have\\b|\\b(?:gin|vodka|rum|tequila|whiske?y|bourbon|banana|strawberr\\p{L}+|mango|spinach|protein)\\b",
  },
  "drink-taste": {
    label: "How it should taste",
    question: "How should it taste?",
    suggestions: ["fresh and sour", "sweet and creamy", "strong, not sweet", "bitter"],
    said: "\\b(?:margarita|mojito|martini|old fashioned|negroni|sangria|espresso|latte|cappuccino|sweet|sour|fruity|strong|creamy|dry|bitter|spicy|refreshing|non[- ]?alcoholic|healthy|low[- ](?:sugar|calorie)|green|tropical)\\b",
  },
  "ideas-time": {
    label: "Time and people",
    question: "How much time, and for how many people?",
    suggestions: ["20 minutes, for two", "an hour, for four", "just me, no effort"],
    said: `${minutes}|${people}`,
  },
  "ideas-have": {
    label: "What there is",
    question: "What's in the fridge, or what are you craving?",
    suggestions: [
      "eggs and vegetables",
      "chicken and rice",
      "something warm and filling",
      "something light",
    ],
    said: "\\b(?:chicken|beef|pork|salmon|tuna|fish|eggs?|potato(?:es)?|rice|pasta|beans|tofu|oats|leftovers?|healthy|light|warm|comfort|high[- ]protein|spicy|italian|mexican|indian|asian|chinese|i have|craving)\\b",
  },
  "recipe-people": {
    label: "Amount",
    question: "For how many people, or which pan or tin?",
    suggestions: ["for two", "for four", "for a crowd", "one standard tin"],
    said: `${people}|\\b\\d+ ?(?:l|liters?|litres?|pieces|inch|cm|cookies|loaves|kg|lbs?|pounds?)\\b|\\bone[- ]person\\b`,
  },
  "recipe-without": {
    label: "What it must do without",
    question: "What can't you eat, or don't you have?",
    suggestions: ["no dairy", "no eggs", "no oven", "nothing special"],
    said: `${diet}|\\beggless\\b|\\bno[- ]bake\\b|\\bair ?fryer\\b|\\binstant pot\\b|\\bslow cooker\\b|\\bmicrowave\\b`,
  },
  "recipe-kind": {
    label: "What kind of recipe",
    question: "Quick, classic, or something special?",
    suggestions: ["quick and easy", "the classic way", "a bit special", "healthier than usual"],
    said: `${minutes}|\\b(?:classic|traditional|authentic|original|special|healthy|healthier|fancy|gourmet|from scratch|best|beginners?)\\b`,
  },
} as const satisfies Readonly<Record<string, Need>>;
