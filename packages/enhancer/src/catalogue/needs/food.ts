import type { Need } from "../ask.ts";
import { amount, lasting, number } from "./common.ts";

const diet =
  "\\b(?:vegan|vegetarian|veggie|pescatarian|keto|paleo|gluten|dairy|lactose|low[- ]carb|low[- ]sodium|low[- ]fat|halal|kosher|allerg\\p{L}+|diabet\\p{L}+|fodmap|celiac|plant[- ]based|mediterranean|picky)\\b|\\bwithout\\b|\\bno (?!idea|time|clue)\\p{L}+|-free\\b|\\b(?:can't|cant|don't|dont|doesn't|won't) (?:eat|like)\\b|\\bsick of\\b";
const minutes =
  "\\b\\d+[- ]?(?:min(?:ute)?s?|hours?|hrs?)\\b|\\b(?:quick|fast|easy|simple|lazy|5-minute|one[- ]pot|no[- ]cook|weeknight)\\b";
const people =
  "\\bfor (?:\\d+|one|two|three|four|five|six|eight|ten|me|myself|my family|the family|a (?:family|couple|crowd))\\b|\\bfamily of\\b|\\b\\d+ (?:people|persons|guests|servings|portions|kids)\\b|\\bserv(?:es|ings)\\b";

/** Who drinks no alcohol, or wants none. */
const withoutAlcohol =
  "\\b(?:pregnan\\p{L}*|virgin|mocktails?|non[- ]?alcohol\\p{L}*|alcohol[- ]free|without alcohol|no alcohol|kids?|child(?:ren)?|(?:son|daughter)'?s?|recovery|sober|teens?|\\d+(?:th|st|nd|rd) birthday|school|baby shower)\\b";

/** Who eats, or how many. */
const company = `\\b(?:for|we are|we're|there are|family of|party of|of) (?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\\b(?! (?:minutes|hours|days|weeks|euros|pounds|dollars|min))|\\b${number} (?:\\p{L}+ )?(?:people|persons|guests|adults|kids|children|friends|eaters|colleagues|girlfriends|women|men|teenagers|students|roommates|of us)\\b|\\b(?:with|for) (?:my|our|the|his|her) (?:\\p{L}+ )?(?:family|kids?|children|husband|wife|boyfriend|girlfriend|partner|parents|son|daughter|friends|team|class|roommates?|mother|mom|mum|dad|in-laws)\\b`;
/** What somebody does not eat. */
const noneOf =
  "\\b(?:vegans?|vegetarians?|veggies?|pescatarians?|coeliacs?|celiacs?|intoleran\\p{L}+|allerg\\p{L}+|jewish|muslim|hindu|jain|(?:nobody|no one|none of us) (?:eats|likes)|pregnan\\p{L}+|cholesterol|blood (?:sugar|pressure)|reflux|ibs|fussy|picky|meat[- ]?free|meatless)\\b|\\b(?:eats?|eating|has|have) (?:no|everything|anything|only|little)\\b|\\b(?:hates?|can'?t stand|dislikes?|avoids?|avoiding|without|except|apart from|nothing with|not too) \\p{L}+|\\b(?:can'?t|cant|don'?t|dont|doesn'?t|doesnt|won'?t|wont|not|never) (?:eat|eats|eating|have|tolerate|like|touch|want|allowed)\\b|\\bno (?:limits?|allerg\\p{L}+|restrictions|problems with)\\b";

/** What cooking and eating turn on. */
export const foodNeeds = {
  "food-limits": {
    label: "Food limits",
    question: "Any diet, or foods to leave out?",
    suggestions: ["vegetarian", "no dairy", "diabetes", "nothing special"],
    cases: [
      {
        when: "\\b(?:kids?|child(?:ren)?|toddlers?|son|daughter|teen\\p{L}*|year[- ]olds?|school|parents?|mum|mom|dad|mother|father|gran\\p{L}*|husband|wife|boyfriend|girlfriend)\\b",
        question: "What can't or won't they eat?",
        suggestions: ["no nuts", "no dairy", "few vegetables", "nothing special"],
      },
      {
        when: "\\b(?:chicken|turkey|beef|pork|lamb|mince|steak|bacon|ham|fish|salmon|tuna|shrimp|prawns?|sausages?)\\b",
        suggestions: ["no dairy", "no gluten", "nothing spicy", "nothing special"],
      },
      {
        when: "\\b(?:desserts?|cakes?|cookies|biscuits|pudding|baking|snacks?|milk|cream|cheese|butter|yogh?urt)\\b",
        suggestions: ["no nuts", "no gluten", "less sugar", "nothing special"],
      },
    ],
    said: `\\b\\d+ ?(?:kg|kilos?|lbs?|pounds|boxes|bags|buckets)\\b|\\b(?:glut|so many|too many|loads of)\\b|${noneOf}|${diet}`,
  },
  "sub-dish": {
    label: "What I'm making",
    question: "What are you making with it?",
    suggestions: ["a cake", "cookies", "a sauce", "pancakes"],
    cases: [
      {
        when: "\\b(?:garlic|onions?|ginger|wine|cheese|parmesan|feta|mozzarella|ricotta|stock|broth|soy sauce|fish sauce|worcestershire|tomato\\p{L}*|chicken|beef|mince|pork|bacon|sausages?|fish|tofu|rice|pasta|noodles|beans|chickpeas|lentils|potato\\p{L}*|mushrooms?|peppers?|cumin|paprika|cilantro|basil|mayo\\p{L}*|vinegar|cornstarch|cornflour|spinach|zucchini|courgettes?|peanut butter)\\b",
        suggestions: ["a soup or stew", "a sauce", "a stir-fry", "a salad"],
      },
    ],
    said: "\\b(?:in|into) (?!(?:a pinch|an emergency|general|stock|the (?:us|uk|house|fridge|kitchen|cupboard)|england|india|germany|america|australia|canada)\\b)(?:an? |the |my )?\\p{L}{3,}|\\b(?:substitut\\p{L}+|replacement|alternative) for (?:\\p{L}+ ){1,2}?for \\p{L}{3,}|\\b(?:for|in|into|making|make|bake|baking|cooking|frying|it'?s for) (?:an? |the |my |some |it )?(?:\\p{L}+ ){0,2}(?:chili|chilli|tart|quiche|cheesecake|batter|crust|icing|roux|gravy|casserole|burgers?|omelett?e|mash|mashed \\p{L}+|dumplings|tacos|pizza|crepes|scones|biscuits|donuts|pudding|custard|ice cream|mousse|tiramisu|hummus|stir[- ]fry|fried rice|glaze|mayo|caramel|fudge|buns?|rolls?|oats|oatmeal|porridge|tea|fish|chicken|beef|bolognese|carbonara|mac and cheese|pad thai|ramen|stuffing|cobbler|crumble|shortbread|birthday \\p{L}+)\\b|\\bi'?m (?:making|baking|cooking)\\b|\\b(?:in|for) (?:an? |the |my |some )?(?:\\p{L}+ )?(?:cakes?|cookies|brownies|muffins?|pancakes?|waffles|bread|sauces?|soups?|stews?|curry|baking|frying|frosting|pasta|risotto|recipe|dough|salad|dressing|coffee|pie|meatballs|smoothies?|lasagna|marinade)\\b|\\b(?:vegan|baking|making)\\b(?! (?:powder|soda))",
  },
  "cook-did": {
    label: "What I did",
    question: "What went in, and what did you do?",
    suggestions: [],
    said: "\\b(?:i|we) (?:just |only |also |even )?(?:kneaded|proofed|proved|boiled|fried|roasted|whisked|beat|whipped|melted|poured|left|doubled|halved|replaced|swapped|substituted|marinated|simmered|stirred|chilled|took|kept|made|had|did|opened|overmixed|measured|folded)\\b|\\b(?:used|added|baked|cooked|kneaded|boiled|roasted|fried|whisked|left it|kept it|in the (?:oven|fridge)|starter|recipe (?:says|said|calls)|oven (?:at|on|was|is)|at \\d{2,3}|with \\d|instead of)\\b|\\b\\d+ ?(?:min|mins|hours?|hrs?|c|f|°|eggs|spoons|tablespoons|teaspoons|oz|kg|lbs?|litres?|percent)\\b|\\b(?:one|two|three|four|five|six|half a|a whole) (?:eggs?|cups?|spoons?|sticks?|hours?|packets?|litres?)\\b|\\bi (?:used|added|put|baked|cooked|followed|mixed|let)\\b|\\bafter (?:i|\\d)|\\b\\d+ ?(?:g|grams|cups?|minutes|degrees|ml|tbsp|tsp)\\b",
  },
  "cook-wrong": {
    label: "How it turned out",
    question: "How did it turn out?",
    suggestions: ["dry", "raw inside", "too runny", "no taste"],
    said: "^(?:why|my)\\b|\\b(?:white|stripes?|no (?:feet|rise|crust|flavou?r|taste)|holes?|tunnels?|bland|tasteless|spic(?:y|ier)|sweet|salt|soft|wet|weep\\p{L}*)\\b|\\b(?:gummy|gooey|chewy|oily|stringy|overcooked|undercooked|collaps\\p{L}+|deflat\\p{L}+|stuck|sticks?|separat\\p{L}+|liquid|pale|black|brown|grey|gray|foamy|cloudy|smells?|tastes?|came out|turned out|comes out|shrank|shrink\\p{L}*|exploded|overflow\\p{L}*|burst|won'?t|doesn'?t|didn'?t|isn'?t|never)\\b|\\b(?:dense|dry|flat|hard|salty|soggy|mushy|sticky|burn\\p{L}*|raw|runny|watery|tough|rubbery|bitter|bland|lumpy|crumbly|split|curdl\\p{L}+|sank|sink\\p{L}*|spread\\p{L}*|crack\\p{L}*|sour|thin|thick\\p{L}*|greasy|grainy|not (?:rise|rising|set|crispy)|rise|rising|set|fell|falls? apart|too \\p{L}+)\\b",
  },
  "cook-now": {
    label: "What I need now",
    question: "Can this one still be saved, or is it for next time?",
    suggestions: ["save this one now", "do better next time", "save it, and learn for later"],
    said: "\\bwhy\\b|^why\\b|\\bstarter\\b|\\b(?:still (?:edible|usable|eat|serve|be)|can i (?:still|save|use|serve)|to do now|do now|now\\?|throw (?:it )?(?:away|out)|start (?:over|again)|again|guests (?:come|arrive|in)|in the oven now|in an hour|tonight|tomorrow|next (?:one|batch|loaf)|avoid|prevent|from now on|every time|always|each time|keeps?|doing wrong|did i do wrong|went wrong|what am i doing)\\b|\\b(?:save|rescue|salvage|fix|next time|right now|thicken)\\b",
  },
  "guests-many": {
    label: "People",
    question: "How many people?",
    suggestions: ["four", "eight", "about twenty"],
    cases: [
      {
        when: "\\bpotluck\\b",
        question: "About how many people will eat there?",
        suggestions: ["about 10", "about 20", "about 40", "I don't know"],
      },
      {
        when: "\\b(?:crew|boat|camp\\p{L}*|retreat|scouts?|hut|cabin|band)\\b",
        question: "For how many people?",
        suggestions: ["about 4", "about 8", "about 20", "about 40"],
      },
      {
        when: "\\b(?:bake sale|fete|fundraiser|stall)\\b",
        question: "About how many people will come?",
        suggestions: ["about 30", "about 100", "no idea yet"],
      },

      {
        when: "\\b(?:church|parish|village|school|charity|club|choir|crew|team|scouts?|staff|office|camp|fete|fundraiser|reunion)\\b",
        question: "For about how many people?",
        suggestions: ["about 10", "about 30", "about 60", "about 100"],
      },
      {
        when: "\\b(?:dinner|lunch|brunch|birthday|thanksgiving|christmas|easter|bbq|barbecue|potluck|buffet|party|wedding|picnic|baby shower|super bowl|game day)\\b",
        question: "For about how many people?",
        suggestions: ["about 4", "about 8", "about 15", "30 or more"],
      },
    ],
    said: `${company}|\\b(?:four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:\\p{L}+ )?(?:friends|people|guests|adults|colleagues|kids|family)\\b|\\b(?:for|we are|us|there are|there will be|party of) (?:\\d+|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\\b|${people}|\\b\\d+\\b`,
  },
  "guests-eat": {
    label: "Guests' food limits",
    question: "Who doesn't eat what?",
    suggestions: ["one vegetarian", "no nuts", "small kids", "none, all eat everything"],
    said: `${noneOf}|${diet}`,
  },
  "guests-effort": {
    label: "Effort",
    question: "How much work may it be?",
    suggestions: ["as little as possible", "an hour or two", "half a day", "a whole day"],
    cases: [
      {
        when: "\\bpotluck\\b",
        label: "Effort",
        question: "How much work may it be?",
        suggestions: ["as little as possible", "up to an hour", "I love to cook", "bought is fine"],
      },
      {
        when: "\\b(?:boat|camp\\p{L}*|caravan|hut|cabin|tent|galley)\\b",
        label: "What I cook on",
        question: "What is there to cook on?",
        suggestions: [
          "two rings, no oven",
          "a full kitchen",
          "only a grill or fire",
          "nothing, cold food only",
        ],
      },
      {
        when: "\\b(?:church|parish|village|school|charity|club|choir|team|scouts?|office|fete|fundraiser)\\b",
        label: "Who cooks",
        question: "Who does the cooking?",
        suggestions: ["just me", "two or three helpers", "everyone brings a dish"],
      },
    ],
    said: `\\b(?:helpers|volunteers|caterers?|catered|pot ?luck|(?:each|every(?:one|body)) (?:family )?brings?|by myself|on my own|help me cook)\\b|\\b(?:cook|make|prepare|bake) (?:it |all |everything )?(?:on )?(?:the day before|friday|saturday|sunday|in the morning)\\b|${lasting}|\\b(?:prep(?:are|ared|ping)?|beforehand|in advance|day before|night before|freez\\p{L}+|leftover|oven|grill|bbq|barbecue|slow cooker|one pan|few pans|small kitchen|tiny kitchen|stove|hob|cook(?:s|ing)? (?:well|ok|badly)|(?:good|bad|decent|terrible|not a good|beginner|keen|no) cook|can'?t (?:really )?(?:cook|bake)|cant (?:really )?(?:cook|bake)|don'?t want to (?:stand|be|spend)|no stress|stress[- ]free|cold (?:food|dishes|buffet)|after work|most of it)\\b|\\bno (?:oven|time)\\b|${minutes}|\\bmake[- ]ahead\\b|\\bahead\\b|\\bno[- ]bake\\b`,
  },
  "mealplan-who": {
    label: "For how many",
    question: "For how many people?",
    suggestions: ["just me", "two", "a family"],
    cases: [
      {
        when: "\\b(?:cheap\\p{L}*|budget|save|lose|gain|build|bulk\\p{L}*|weight|muscle|protein|cholesterol|blood (?:sugar|pressure)|diabet\\p{L}+|slim|calori\\p{L}+|keto|low[- ]carb|waste|stress)\\b",
        question: "For how many people is it?",
        suggestions: ["just me", "two of us", "a family of four"],
      },
    ],
    said: `\\bfor (?:an? |my )?(?:\\p{L}+ )?(?:mum|mom|mother)\\b|\\bfor (?:an? |my |the )?(?:\\p{L}+ ){0,2}?(?:toddlers?|nurse|students?|bodybuild\\p{L}+|athletes?|runners?|diabetics?|seniors?|man|woman|teen\\p{L}*|pensioners?|workers?|driver|beginners?)\\b|\\bhospital\\b|${company}|\\b(?:pregnan\\p{L}+|diabet\\p{L}+|my (?:son|daughter|kids?|husband|wife|boyfriend|girlfriend|partner|mum|mom|parents|roommate)|i live alone|just me|on my own|single|student|athlete|marathon|picky (?:kids|eaters?))\\b|${people}`,
  },
  "mealplan-effort": {
    label: "Time for cooking",
    question: "How much time is there for cooking?",
    suggestions: ["20 minutes on weekdays", "cook once, on Sunday", "plenty, I like cooking"],
    said: `\\bno[- ]cook\\p{L}*\\b|\\bhospital\\b|${amount}|\\b(?:little (?:time|money)|no time|batch|cook once|leftovers?|max(?:imum)?|sundays?|work (?:late|full[- ]time|shifts)|air ?fryer|slow cooker|microwave|instant pot|time(?:'s)? no|love cooking|like cooking|hate cooking|can'?t cook|not much (?:time|money))\\b|${minutes}|[$€£]\\s?\\d|\\bbudget\\b|\\bcheap\\b|\\d+ (?:dollars|euros|pounds)\\b`,
  },
  "lunch-where": {
    label: "How it is eaten",
    question: "Is it eaten cold, or can it be warmed up?",
    suggestions: [
      "cold without a fridge",
      "cold from a fridge",
      "warmed in a microwave",
      "warm from a thermos",
    ],
    cases: [
      {
        when: "\\b(?:hik\\p{L}+|site|truck|lorry|boat|trip|outdoors?|beach|field|train|bus|car)\\b",
        suggestions: ["cold without cooling", "cold from a cool bag", "warm from a thermos"],
      },
    ],
    said: "\\b(?:no kitchen|kitchen at|no (?:fridge|microwave|heating)|warm (?:it )?up|heat(?:ed|ing)? (?:it )?up|heat|canteen|break ?room|construction site|building site|truck|van|bus|train|field trip|playground|classroom|outdoors|outside|standing|by hand|with (?:his|her|my) hands|finger food|lunch ?break|minutes|on the go|thermos|cool ?bag|ice pack|office kitchen|at (?:my|a|the|his|her) (?:desk|school|office))\\b|\\b(?:fridge|microwave|cold|desk|no[- ]heat|in the car|reheat\\p{L}*|thermos)\\b",
  },
  "lunch-made": {
    label: "When I make it",
    question: "When would you make it?",
    suggestions: ["Sunday for the whole week", "the evening before", "5 minutes in the morning"],
    said: `${lasting}|\\b(?:night before|evenings?|mornings|weekends?|batch|in advance|prep(?:are|ping|ped)?|beforehand|make(?:s)? it (?:on|in|at)|before (?:work|school)|freez\\p{L}+|leftovers?|no time|little time|for the (?:whole )?week)\\b|${minutes}|\\bmeal ?prep\\b|\\bahead\\b|\\bmorning\\b|\\bevening before\\b|\\bsunday\\b`,
  },
  "have-else": {
    label: "Also in the kitchen",
    question: "What else is in the kitchen?",
    suggestions: ["only oil, salt, spices", "pasta, rice, cans", "plenty, and I can shop"],
    cases: [
      {
        when: "\\b\\d+ ?(?:kg|kilos?|lbs?|pounds|boxes|bags|buckets)\\b|\\b(?:glut|so many|too many|loads|all)\\b",
        label: "How I can keep the rest",
        question: "How could you keep the rest?",
        suggestions: ["in jars", "in the freezer", "dried", "not at all, we eat it now"],
      },
    ],
    said: "\\b(?:plus|also|as well|and (?:the )?(?:usual|basics|spices|some)|basics|pantry|staples|spices|oil|salt|nothing (?:but|more|much)|no other|can (?:go )?shop|shop\\p{L}*|supermarket|got|there'?s|there is|there are|fridge (?:has|is)|besides|apart from)\\b(?! leftover)|,.+\\band\\b|\\bonly\\b|\\bi (?:also )?have\\b|,[^,]+,|\\bnothing else\\b",
  },
  "have-time": {
    label: "Time",
    question: "How much time is there to make it?",
    suggestions: ["20 minutes", "an hour", "no hurry"],
    said: `${lasting}|\\b(?:pan|pot|hob|hotplate|hot plate|induction|wok|skillet|tray|sheet pan|oven|kettle|toaster|campfire|camping|no (?:oven|stove|time)|in a hurry|after work|tonight|all day|slow|dutch oven|pressure cooker|rice cooker|blender)\\b|${minutes}|\\b(?:microwave|oven|air ?fryer|slow cooker|instant pot|stove|grill|crock ?pot)\\b`,
  },
  "drink-have": {
    label: "What I have",
    question: "What do you have at home for it?",
    suggestions: ["only basics", "fruit and juice", "gin and tonic water", "I can go shopping"],
    cases: [
      {
        when: "\\b(?:coffee|espresso|latte|cappuccino|cold brew)\\b",
        question: "What do you have to make it with?",
        suggestions: ["a moka pot", "a French press", "instant coffee", "only a kettle"],
      },
      {
        when: "\\b(?:matcha|chai|tea|hot chocolate)\\b",
        question: "What do you have to make it with?",
        suggestions: ["milk and a pan", "only a kettle", "a milk frother", "I can go shopping"],
      },
      {
        when: "\\b(?:smoothies?|milkshakes?)\\b",
        suggestions: [
          "bananas and milk",
          "frozen berries",
          "apples and spinach",
          "I can go shopping",
        ],
      },
      {
        when: withoutAlcohol,
        suggestions: ["only basics", "fruit and juice", "soda and syrups", "I can go shopping"],
      },
    ],
    said: "\\b(?:have|got|there'?s|only|using|from|out of|ingredients?|at home|fridge|juice|lemons?|limes?|mint|soda|tonic|prosecco|champagne|wine|beer|aperol|campari|whisky|coconut|pineapple|avocado|kale|yogh?urt|oats|oat milk|almond milk|milk|frozen|berries|apple|ginger|coffee|matcha|tea|buy (?:anything|everything|stuff)|go shopping|syrup|blender|shaker)\\b|\\bwith (?!ice\\b)\\p{L}+|\\bi have\\b|\\b(?:gin|vodka|rum|tequila|whiske?y|bourbon|banana|strawberr\\p{L}+|mango|spinach|protein)\\b",
  },
  "drink-taste": {
    label: "How it should taste",
    question: "How should it taste?",
    suggestions: ["fresh and sour", "sweet and creamy", "strong, not sweet", "bitter"],
    cases: [
      {
        when: "\\b(?:coffee|espresso|latte|cappuccino|cold brew|matcha|chai|tea|hot chocolate)\\b",
        suggestions: ["strong", "mild", "sweet", "like in a café"],
      },
      {
        when: "\\b(?:smoothies?|milkshakes?|lemonade)\\b",
        suggestions: ["fresh and sour", "sweet and fruity", "thick and filling", "not too sweet"],
      },
      {
        when: withoutAlcohol,
        suggestions: ["fresh and sour", "sweet and creamy", "fruity", "not too sweet"],
      },
    ],
    said: "\\b(?:fresh|not too (?:sweet|strong|bitter)|light|thick|filling|chocolat\\p{L}+|tart|tangy|smoky|herbal|boozy|no alcohol|alcohol[- ]free|without alcohol|virgin|winter|warm(?:ing)?|fizzy|sparkling|vegan|protein|sugar[- ]free|no sugar|pink|blue|classic)\\b|\\b(?:margarita|mojito|martini|old fashioned|negroni|sangria|espresso|latte|cappuccino|sweet|sour|fruity|strong|creamy|dry|bitter|spicy|refreshing|non[- ]?alcoholic|healthy|low[- ](?:sugar|calorie)|green|tropical)\\b",
  },
  "ideas-time": {
    label: "Time",
    question: "How much time is there to make it?",
    suggestions: ["20 minutes", "an hour", "no hurry"],
    said: `\\b(?:car ride|road trip|train ride|hike|picnic|plane|flight)\\b|${lasting}|${company}|\\b(?:in a hurry|no time|little time|after work|low effort|no effort|all day|plenty of time|exhausted|tired|just me|for us|alone)\\b|${minutes}|${people}`,
  },
  "ideas-have": {
    label: "In the mood for",
    question: "What are you in the mood for?",
    suggestions: [
      "something warm and filling",
      "something light",
      "something spicy",
      "comfort food",
    ],
    cases: [
      {
        when: "\\b(?:side dish(?:es)?|sides)\\b",
        suggestions: ["potatoes", "a fresh salad", "grilled vegetables", "bread or rice"],
      },
      {
        when: "\\b(?:desserts?|baking|cakes?|pudding|sweet)\\b",
        question: "What are you in the mood for?",
        suggestions: ["chocolate", "fruit", "something creamy", "a cake"],
      },
      {
        when: "\\b(?:breakfasts?|brunch)\\b",
        suggestions: ["eggs", "oats and fruit", "something to take along", "something sweet"],
      },
      {
        when: "\\b(?:snacks?)\\b",
        suggestions: ["something crunchy", "fruit", "something filling", "something sweet"],
      },
      {
        when: "\\b(?:vegan|vegetarian|veggie|meat[- ]?free|plant[- ]based)\\b",
        suggestions: ["something warm and filling", "something light", "something spicy", "pasta"],
      },
    ],
    said: "\\b(?:sweet|savou?ry|filling|hearty|soups?|salads?|potato(?:es)?|fresh|creamy|crunchy|crispy|chocolate|fruit(?:y)?|summery?|warming|cold|thai|greek|japanese|korean|french|something (?!for|to|else|quick|easy|new|different|nice|good|simple|with)\\p{L}+|hot|low[- ]carb|pasta|curry|healthy|light|warm|comfort|cosy|cozy|high[- ]protein|spicy|italian|mexican|indian|asian|chinese|craving|in the mood)\\b",
  },
  "recipe-people": {
    label: "Amount",
    question: "For how many people?",
    suggestions: ["for two", "for four", "for a crowd"],
    cases: [
      {
        when: "\\b(?:rice|lentils|beans|chickpeas|quinoa|spelt|barley|couscous|bulgur|pasta|noodles|oats|millet|buckwheat|polenta|risotto)\\b",
        suggestions: ["for two", "for four", "for a crowd"],
      },
      {
        when: "\\b(?:jam|jelly|marmalade|chutney|cordial|syrup|liqueur|pickles?|pickled|sauerkraut|preserves?)\\b",
        label: "Amount I have",
        question: "How much of it do you have?",
        suggestions: ["1 kg", "3 kg", "a whole basket"],
      },
      {
        when: "\\b(?:bread|sourdough|cakes?|cheesecakes?|pies?|tarts?|quiche|banana bread|brownies?|loaf)\\b",
        question: "How much do you want to make?",
        suggestions: ["one of normal size", "a small one", "one for a crowd", "two of them"],
      },
      {
        when: "\\b(?:cookies?|biscuits?|scones?|muffins?|cup ?cakes?|macarons?|pancakes?|waffles?|buns?|rolls?|dough|meringues?|fudge|truffles|granola)\\b",
        question: "How much do you want to make?",
        suggestions: ["a small batch", "for four", "a big batch"],
      },
      {
        when: "^(?:how (?:to|(?:do|can|should|could|would) (?:i|we|you))|(?:what(?:'?s| is) )?(?:the )?(?:best|easiest|fastest|quickest) way to) (?:properly |perfectly )?(?:cook|roast|grill|fry|deep[- ]fry|boil|steam|poach|saut[eé]|smoke|braise|air[- ]?fry|barbecue|bbq|season|marinate)\\b",
        label: "Amount or size",
        question: "How much is it, or how big and heavy?",
        suggestions: [],
      },
    ],
    said: `\\b(?:fry|boil|poach|scramble)\\b[^.?!]*\\beggs?\\b|${company}|\\b(?:just (?:me|one|two)|(?:two|three|four|six|eight|ten|twelve) (?:people|persons|of us|guests|adults|kids|portions|servings|pieces)|we are|single|small (?:batch|cake|one|pan|tin)|big batch|large|\\d+ ?(?:cm|inch|in|inches|muffins|jars?|pizzas|pancakes|slices|rolls|ml|cups?|g)|tins?|loaf tin|bundt|tray|springform|mug|casserole|party|family|crowd|\\d+ (?:people|of us|guests|adults|kids)|batch of|makes \\d+|double|half)\\b(?! of the)|${people}|\\b\\d+ ?(?:l|liters?|litres?|pieces|inch|cm|cookies|loaves|kg|lbs?|pounds?)\\b|\\bone[- ]person\\b`,
  },
  "recipe-without": {
    label: "What it must do without",
    question: "What must it do without?",
    suggestions: ["dairy", "eggs", "an oven", "nothing special"],
    cases: [
      {
        when: "\\b(?:camp(?:ing|fire)?|caravan|camper|boat|tent|hike)\\b",
        label: "What I cook on",
        question: "What can you cook on there?",
        suggestions: ["one gas ring", "two rings, no oven", "a fire or grill"],
      },
      {
        when: "\\b(?:soups?|stews?|chil[il]i|curr(?:y|ies)|salads?|sauce|pasta|spaghetti|risotto|stir[- ]fry|ramen|pho|dal)\\b",
        suggestions: ["dairy", "gluten", "meat", "nothing special"],
      },
      {
        when: "\\b(?:chicken|turkey|beef|pork|lamb|steaks?|ribs|brisket|salmon|fish|shrimps?|prawns|duck|goose)\\b",
        question: "What should be left out of it?",
        label: "What to leave out",
        suggestions: ["dairy", "gluten", "pork", "nothing"],
      },
      {
        when: "\\b(?:jam|jelly|marmalade|chutney|cordial|syrup|liqueur|pickles?|pickled|sauerkraut|preserves?)\\b",
        question: "What must it do without?",
        suggestions: ["a lot of sugar", "pectin", "special jars", "nothing"],
      },
    ],
    said: `\\banaphyla\\p{L}+|\\b(?:boiled|poached|scrambled|fried) eggs?\\b|\\b(?:mashed potatoes|french fries|popcorn|porridge)\\b|^(?:how (?:to|(?:do|can|should|could|would) (?:i|we|you))|(?:what(?:'?s| is) )?(?:the )?(?:best|easiest|fastest|quickest) way to) (?:properly |perfectly )?(?:cook|roast|grill|fry|deep[- ]fry|boil|steam|poach|saut[eé]|smoke|braise|air[- ]?fry|barbecue|bbq|season|marinate)\\b|${noneOf}|\\b(?:only (?:have|got)|don'?t have|dont have|haven'?t got|no (?:oven|mixer|blender|yeast|eggs?|scale|butter|sugar|milk|flour)|out of|substitut\\p{L}+|instead of|replac\\p{L}+|intoleran\\p{L}+|coeliac|pregnan\\p{L}+|everything|nothing special|sugar[- ]free|egg[- ]free)\\b|${diet}|\\beggless\\b|\\bno[- ]bake\\b|\\bair ?fryer\\b|\\binstant pot\\b|\\bslow cooker\\b|\\bmicrowave\\b`,
  },
  "recipe-kind": {
    label: "What kind of recipe",
    question: "Quick, classic, or something special?",
    suggestions: ["quick and easy", "the classic way", "a bit special", "healthier than usual"],
    said: `\\b(?:boiled|poached|scrambled|fried) eggs?\\b|^(?:how (?:to|(?:do|can|should|could|would) (?:i|we|you))|(?:what(?:'?s| is) )?(?:the )?(?:best|easiest|fastest|quickest) way to) (?:properly |perfectly )?(?:cook|roast|grill|fry|deep[- ]fry|boil|steam|poach|saut[eé]|smoke|braise|air[- ]?fry|barbecue|bbq|season|marinate)\\b|\\b(?:jam|jelly|marmalade|chutney|cordial|syrup|liqueur|pickles?|pickled|sauerkraut|preserves?)\\b|\\b(?:modern|twist|french|italian|german|american|british|indian|mexican|thai|japanese|greek|swedish|grandma'?s?|grandmother'?s?|like my|moist|fluffy|crispy|chewy|rich|light(?:er)?|low[- ](?:fat|sugar|carb|calorie)|restaurant|bakery|impress\\p{L}*|party|birthday|kids|decadent|rustic|proper|real|effort|foolproof|can'?t (?:really )?(?:cook|bake)|never (?:made|baked|cooked)|first time|no[- ]knead|overnight|spicy|mild|creamy|vegan)\\b|${minutes}|\\b(?:classic|traditional|authentic|original|special|healthy|healthier|fancy|gourmet|from scratch|best|beginners?)\\b`,
  },
} as const satisfies Readonly<Record<string, Need>>;
