import type { Ask } from "../ask.ts";

const how =
  "(?:how (?:to|(?:do|can|should|could|would) (?:i|we|you))|(?:what(?:'?s| is) )?(?:the )?(?:best|easiest|fastest|quickest) way to)";

/** What stands in kitchens, as a person names it. */
const ingredient =
  "(?:eggs?|butter|margarine|milk|buttermilk|flour|(?:brown |powdered |white )?sugar|honey|baking (?:powder|soda)|yeast|(?:heavy |sour |whipping )?cream|cream cheese|oil|mayo(?:nnaise)?|cheese|parmesan|feta|mozzarella|ricotta|wine|vinegar|garlic|onions?|ginger|lemon(?: juice)?|lime|tomato(?:es)?(?: paste| sauce)?|potato(?:es)?|rice|pasta|noodles|beans|chickpeas|lentils|tofu|chicken(?: breasts?| thighs?)?|beef|ground beef|mince|pork|bacon|sausages?|turkey|ham|salmon|tuna|fish|shrimps?|prawns|broccoli|spinach|zucchini|courgettes?|carrots?|cabbage|cauliflower|mushrooms?|peppers?|pumpkin|squash|corn(?:starch|flour)?|oats|oatmeal|bread(?:crumbs)?|bananas?|apples?|berries|strawberries|blueberries|avocados?|coconut milk|yogh?urt|soy sauce|fish sauce|worcestershire(?: sauce)?|vanilla(?: extract)?|cocoa(?: powder)?|chocolate|gelatin|cumin|paprika|cilantro|basil|cinnamon|stock|broth|leftovers?|leftover \\p{L}+|peanut butter|molasses|syrup|salt|nuts)";

/** What is cooked and baked. */
const dish =
  "(?:bread|sourdough|banana bread|cakes?|cheesecakes?|cup ?cakes?|cookies?|brownies?|muffins?|pancakes?|crepes?|waffles?|pies?|pizza|dough|pie crust|biscuits?|scones?|soups?|stews?|chil[il]i?|curr(?:y|ies)|lasagn[ae]|spaghetti|carbonara|pasta|ramen|risotto|paella|fried rice|rice|sushi|tacos?|burritos?|enchiladas|quesadillas?|burgers?|steaks?|ribs|brisket|meatballs?|meatloaf|roast (?:chicken|beef|potatoes)|chicken(?: breasts?| thighs?| wings)?|turkey|salmon|tuna|shrimp|pork chops?|bacon|omelett?es?|scrambled eggs|poached eggs|(?:hard[- ]|soft[- ])?boiled eggs|eggs|french toast|granola|oatmeal|porridge|salads?|coleslaw|hummus|guacamole|salsa|gravy|sauce|tomato sauce|alfredo|pesto|mayo(?:nnaise)?|hollandaise|caramel|custard|frosting|icing|buttercream|meringues?|macarons?|whipped cream|fudge|truffles|ice cream|jam|jelly|marmalade|chutney|crumble|cobbler|kimchi|pickles|yogh?urt|mashed potatoes|french fries|fries|potatoes|quiche|stir[- ]fry|tofu|falafel|kebabs?|dumplings?|mac (?:and|n|&) cheese|butter chicken|biryani|tiramisu|pho|pad thai|sandwich(?:es)?|wraps?)";

/** What is cooked beside that, by whichever means. */
const cooked =
  "(?:goose|duck|lamb|veal|venison|rabbit|pheasant|quail|gammon|oxtail|liver|kidneys|joint|pork|beef|mutton|tenderloin|fillets?|drumsticks|wings|chops|meat|sausage|bratwurst|crabs?|lobsters?|mussels|clams|oysters|scallops|squid|octopus|calamari|trout|cod|haddock|mackerel|sardines|sea ?bass|halibut|tilapia|catfish|asparagus|corn|artichokes?|beetroots?|beets|parsnips|kale|leeks?|peas|sprouts|fennel|okra|turnips?|swede|celeriac|aubergines?|eggplants?|sweet potatoes|yams?|plantains?|cassava|vegetables|veg|veggies|lentils|quinoa|spelt|barley|bulgur|couscous|millet|buckwheat|polenta|gnocchi|ravioli|halloumi|paneer|tempeh|seitan|chestnuts|almonds|peanuts|popcorn|buns?|rolls|flatbread|naan|tortillas?|pretzels?|bagels?|donuts?|doughnuts?|churros|samosas?|pakoras?|pierogi|tarts?|gingerbread|shortbread|puddings?|loaf|joints|cheese ?steaks?|steaks?)";

/** Recipes and menus of another world, and texts about food. */
const notFood =
  "\\b(?:comput\\p{L}*|science|experiment|magic trick|hair|skin|python|javascript|java|code|script|function|api|app|website|web page|webpage|html|css|react|tailwind|vue|nextjs|database|sql|json|nav\\p{L}*|dropdown|minecraft|terraria|game|disaster|success|happiness|e-?mails?|letter|story|poem|song|essay|blog|posts?|captions?|slogans?|names? for|logo|business|marketing|review|translate|dogs?|puppy|cats?|kitten|hamster|chickens|birds?|slime|soap|candles?|play ?dough|lotion|meth)\\b";

const drinks =
  "cocktails?|mocktails?|smoothies?|milkshakes?|lemonade|iced (?:tea|coffee)|cold brew|sangria|punch|margaritas?|mojitos?";

export const foodAsks: readonly Ask[] = [
  {
    id: "food.substitute",
    forms: [
      {
        thing: `(?:substitutes?|substitutions?|replacements?|alternatives?)(?= (?:for|to|of) (?:an? |the |\\d+ |white |red |fresh |canned |ground |dried )?${ingredient}(?!\\p{L}))`,
      },
      { thing: `${ingredient} (?:substitutes?|replacements?|alternatives?)` },
      {
        opens: `what (?:can|could|should|do) (?:i|we|you) (?:use|substitute|put) (?:instead of|in place of|for|as a substitute for) (?:an? |the )?${ingredient}`,
      },
      {
        opens: `(?:can|could) (?:i|you|we) (?:use|substitute|replace|swap) .{2,40} (?:instead of|in place of|for|with) (?:an? |the )?${ingredient}`,
      },
    ],
    not: `\\b(?:orphan\\p{L}*|newborn|calf|calves|eczema|driveway|icy|softener|magnesia|laundry|drains?|nutrition\\p{L}*|industry|environment\\p{L}*|which is (?:healthi|bett)er)\\b|${notFood}`,
    needs: ["sub-dish"],
    advice: { professional: ["sub-best-first"], concise: ["sub-short"] },
  },
  {
    id: "food.fact",
    forms: [
      {
        opens:
          "(?:for )?how (?:long|many minutes) (?:(?:do|does|should|can|will|would) .{2,40} |to |until )?(?:boil|cook|bake|roast|fry|grill|steam|simmer|microwave|thaw|defrost|marinate|keep|last|stay good)",
      },
      {
        opens:
          "how (?:many|much) (?:cups?|grams?|g|tablespoons?|tbsp|teaspoons?|tsp|ounces|oz|ml|calories|protein|carbs|sugar|caffeine|fat|fiber) (?:is|are|does|do|in|has)",
      },
      {
        opens:
          "(?:at )?what (?:temp|temperature|internal temp\\p{L}*|heat) (?:do|should|to|is|for)",
      },
      {
        opens: `(?:can|should) (?:i|you|we) (?:freeze|refrigerate|reheat|microwave|eat)(?: \\p{L}+){0,2}? ${ingredient}`,
      },
      { opens: `is (?:it safe to eat|\\p{L}+ (?:gluten[- ]free|vegan|keto))` },
    ],
    not: `${notFood}|\\b(?:battery|phone|laptop|cpu|gpu|water boil on|i eat|i need)\\b`,
    needs: [],
  },
  {
    id: "food.problem",
    forms: [
      {
        is: `(?:my )?(?:\\p{L}+ )?${dish} (?:is |are |was |came out |turned out |keeps? (?:coming out )?|always |still )*(?:too |so |very )?(?:dense|dry|gummy|flat|soggy|runny|watery|tough|chewy|salty|bitter|sour|sweet|burnt|raw|lumpy|greasy|crumbly|hard|thick|thin|bland|rubbery|collapsed|not rising|not setting)(?:,? (?:help|why|what went wrong|any ideas|fix|how to fix|please|.{1,40}))?`,
      },
      {
        opens: `why (?:is|are|was|were|did|do|does|won't|wont|doesn't|doesnt|didn't|didnt) my (?:\\p{L}+ ){0,2}?${dish}`,
      },
      {
        opens: `my (?:\\p{L}+ ){0,2}?${dish} (?:is|are|was|were|came out|comes? out|tastes?|(?:has|have) no|won't|wont|doesn't|doesnt|didn't|didnt|did not|keeps?|always|turned|turns?|fell|sank|split|burn\\p{L}*|stick\\p{L}*|curdled)`,
      },
      {
        opens: `${how} (?:fix|save|rescue|thicken|thin out|salvage|keep) (?:an? |the |my )?(?:(?:too )?\\p{L}+ ){0,2}?${dish}`,
      },
      { opens: `${how} (?:stop|prevent|keep) (?:the |my )?${dish} (?:from|getting)` },
    ],
    not: `\\b(?:gluten|coeliac|celiac|expiry)\\b|\\b(?:protein|candles|fib(?:er|re)|nutrients)\\b|\\b(?:called|named|cancel\\p{L}*|order(?:ed)?|deliver\\p{L}*|packag\\p{L}*|packets?|blocked|maker|machine|truck|business|sell|sold|safe|stains?|mail|post|seeds?|brands?|freezer|thaw|defrost|expensive|popular|calories|healthy|great|perfect|delicious|still good|gone off|expired?|float)\\b|${notFood}|\\b(?:fresh|warm|overnight|stomach|allerg\\p{L}+|cold until)\\b`,
    needs: ["cook-did", "cook-wrong", "cook-now"],
    advice: { professional: ["cook-cause-first"], concise: ["cook-cause-short"] },
  },
  {
    id: "food.guests",
    forms: [
      {
        thing:
          "(?:starters?|mains?|main courses?|side dish(?:es)?|puddings?|desserts?|nibbles|canap[eé]s|cheeseboard)(?= (?:for|to serve at|to bring to|at) (?:(?:a|an|my|our|the) )?(?:[\\p{L}'-]+ ){0,2}?(?:dinner|lunch|party|supper|christmas|easter|thanksgiving|wedding|guests|in-laws|potluck|bbq|barbecue|\\d+))",
      },

      {
        thing:
          "menus?(?= (?:for|to feed) (?:(?:a|an|my|our|the|this|\\d+) )?(?:[\\p{L}'-]+ ){0,3}?(?:supper|lunch|dinner|brunch|breakfast|party|parties|crew|team|camp|retreat|reunion|picnic|buffet|do|fete|fundraiser|choir|club|scouts|guests|people|kids|weekend away|trip|wedding|birthday|wake)\\b)",
      },
      {
        opens:
          "what (?:should|can|could|do|to|shall) (?:i |we )?(?:cook|make|serve|bring|prepare|bake|feed)(?: \\p{L}+){0,2} (?:for|to|at) (?:(?:a|an|my|our|the|his|her) )?(?:[\\p{L}'-]+ ){0,3}?(?:crew|team|choir|club|scouts|supper|reunion|wake|fete|bake sale|colleagues|staff|class|band|book club|poker night|game night|family|friends|neighbou?rs|husband'?s|wife'?s)(?!\\p{L})",
      },
      {
        thing:
          "(?:food|dishes|snacks|something to (?:eat|bring|cook))(?= for (?:(?:a|an|my|our|the) )?(?:[\\p{L}'-]+ ){0,3}?(?:crew|choir|club|scouts|supper|reunion|picnic|buffet|fete|fundraiser|staff|book club|poker night|game night)\\b)",
      },

      {
        thing:
          "(?:bbq|barbecue|dinner|brunch|lunch|food|buffet)(?= for (?:[4-9]|\\d\\d+|guests|friends|a crowd|a party)\\b)",
      },
      {
        thing:
          "(?:(?:dinner|lunch|brunch|birthday|wedding|buffet|thanksgiving|christmas|easter|bbq|barbecue|party|holiday|tasting) menus?|menu ideas|(?:dinner party|potluck|bbq|barbecue|cookout|thanksgiving|christmas|easter|super bowl|game day|party|buffet|baby shower|birthday party) (?:food|meals?|dish(?:es)?|dinner|snacks|appeti[sz]ers|sides|recipes|desserts)|finger foods?|appeti[sz]ers?|hors d'oeuvres|canap[eé]s|potluck)(?: ideas?)?",
      },
      {
        thing:
          "menus?(?= for (?:(?:a|an|my|our|the) )?(?:\\p{L}+ )?(?:guests|dinner|dinner party|party|wedding|birthday|brunch|\\d+ people|christmas|thanksgiving|friends))",
      },
      {
        opens:
          "what (?:should|can|could|do|to|shall) (?:i |we )?(?:cook|make|serve|bring|prepare)(?: \\p{L}+){0,2} (?:for|to|at) (?:(?:a|an|my|our|the) )?(?:\\p{L}+ )?(?:guests|dinner party|party|potluck|thanksgiving|christmas|easter|bbq|barbecue|in-?laws|boss|visitors|\\d+ (?:people|guests))",
      },
      { opens: `${how} (?:cook|feed) (?:for )?(?:\\d+|a crowd|a big group|many people)` },
      {
        is: `(?!.*\\b(?:conversations?|drawing|died|sick|story|games?|movies?|restaurants?|table|reservation|book(?:ing)?|costs?|prices?|invit\\p{L}+)\\b)(?:(?:birthday|wedding|christmas|sunday) )?(?:cake|roast(?: [\\p{L}]+)?|curry|chill?i|lasagn[ae]|bbq|barbecue|buffet|brunch|paella|stew|dinner|lunch) (?:for )?(?:\\d+|ten|twelve|twenty) (?:people|persons|guests|kids|adults|teens)(?: .{2,40})?`,
      },
    ],
    not: `\\b(?:mocktails?|cocktails?|drinks?) menu\\b|\\b(?:months?[- ]old|baby food|weaning|fonts?|wording|translat\\p{L}+|invitations?|quiz|trivia|changeover|handover|templates?|decorations?|menu (?:card|design|board)s?)\\b|\\bprepare (?:\\p{L}+ )?for (?:[^.?!]* )?(?:meetings?|head office|audit|inspection|interview|presentation|visit)\\b|\\bhow (?:much|many)\\b|${notFood}|\\b(?:restaurant|cafe|gift|calories)\\b`,
    needs: ["guests-many", "guests-eat", "guests-effort"],
    advice: {
      professional: ["guests-ahead"],
      concise: ["guests-ahead-short"],
      expert: ["guests-amounts"],
    },
  },
  {
    id: "food.meal-plan",
    forms: [
      {
        opens:
          "(?:(?:plan|make|give|suggest|write|help)(?: me| us)?(?: with| plan)? )?(?:a |one |this |my |our |next )?(?:full |whole )?(?:week|month|fortnight)(?:'?s)? (?:worth )?(?:of )?(?:[\\p{L}-]+ ){0,2}?(?:dinners|meals|lunches|suppers|breakfasts|food)(?=$|[?.!,]| )",
      },
      {
        thing:
          "(?:meals|dinners|suppers|lunches|menu)(?= for (?:a|the|one|this|next|two) weeks?(?!\\p{L}))",
      },

      {
        thing:
          "(?:meal ?-?(?:plans?|planning|prep(?:ping)?)|(?:weekly|week|monthly|7[- ]day|family) (?:menus?|dinners)|dinner plans?|eating plans?|food plans?|keto plan|grocery (?:shopping )?lists?)(?: (?:ideas?|recipes|schedule|template))?",
      },
      { opens: `${how} (?:meal ?prep|plan (?:my |our )?meals)` },
    ],
    not: `\\b(?:translat\\p{L}+|google docs|excel|word template|printable|notion|cancel\\p{L}*|decor\\p{L}*|pricing|worth it|which is (?:cheaper|better)|hotel|university|by aisle)\\b|\\borgani[sz]e (?:my|this|the|our)\\b|\\b(?:[5-9]|\\d\\d)[- ]days? (?:water|juice|dry) fast|\\b(?:water|juice|dry) fast(?:ing)?\\b|\\bthigh gap\\b|\\bpro-?ana\\b|(?<!\\b(?:burn|cut|lose|save) )\\b[2-9]\\d\\d ?(?:k?cal|calories?) (?:a|per) day\\b(?! (?:less|more|deficit))|${notFood}|\\b(?:school cafeteria)\\b`,
    needs: ["mealplan-who", "food-limits", "mealplan-effort"],
    advice: {
      professional: ["mealplan-reuse", "mealplan-list"],
      concise: ["mealplan-short"],
    },
  },
  {
    id: "food.lunchbox",
    forms: [
      {
        thing:
          "(?:(?:work|school|office|packed|pack|cold|lunch ?box|bento|portable|no[- ]microwave) ?lunch(?:es)?|lunch ?boxe?s?|bento(?: box(?:es)?)?|(?:toddler|kids|kid) lunch(?:es)?)(?: (?:ideas?|recipes?|options))?",
      },
      {
        thing:
          "(?:lunch(?:es)?|snacks?|breakfasts?)(?: (?:ideas?|recipes?|options))?(?= (?:for|at|to take to|to bring to) (?:work|school|the office|night shift)\\b)|lunch(?:es)?(?: (?:ideas?|recipes?|options))?(?= for (?:my |the )?(?:kids?|son|daughter|toddlers?)\\b)",
      },
      {
        opens:
          "what (?:should|can|to|do) (?:i |we )?(?:pack|bring|take|make)(?: \\p{L}+){0,2} for (?:lunch|school lunch|work lunch)",
      },
    ],
    not: `\\b(?:etiquette|unpaid|paid|legal|law|donat\\p{L}+|charity|debate|brands?|comparison|vs|versus|clean(?:ing)?|mou?ld|smell\\p{L}*|catering|leak\\p{L}*|polic(?:y|ies)|menu|prices?|banned|or (?:a )?thermos)\\b|${notFood}`,
    needs: ["lunch-where", "food-limits", "lunch-made"],
    advice: { professional: ["lunch-keeps"], concise: ["lunch-keeps-short"] },
  },
  {
    id: "food.use-up",
    forms: [
      {
        is: "(?:quick |easy |cheap )*(?:dinner|lunch|meal|supper|tea|something|recipe) (?:from|out of|with|using)[:,]? (?:just |only )?[\\p{L}\\d' -]{3,30}(?:, ?|,? and )[\\p{L}\\d' -]{3,30}(?:[.,;].{1,120})?",
      },
      {
        opens:
          "what (?:can|could|should|to|else can) (?:i |we )?(?:do|make|cook|bake)(?: \\p{L}+){0,2} with (?:all |so many |too many |lots of |a lot of |loads of |a glut of |\\d+ ?(?:kg|kilos?|g|lbs?|pounds|boxes|bags|buckets)(?: of)? )+(?:my |our |the |these |old |ripe |green |sour |fallen )*(?:plums?|pears?|apples?|cherries|rhubarb|quinces?|figs|damsons?|gooseberries|courgettes?|zucchini|marrows?|pumpkins?|tomatoes|grapes|blackberries|raspberries|strawberries|currants|apricots|peaches|lemons|oranges|walnuts|chestnuts|beans|cucumbers|beetroots?|chillies|peppers|herbs|mint|basil|nettles|elderflowers?|elderberries|mushrooms|eggs|milk|bread)(?!\\p{L})",
      },

      {
        opens: `(?:what (?:can|could|should|to|do|else can) (?:i |we |you )?(?:cook|make|bake|do|eat|prepare)(?: \\p{L}+){0,3}? with|what to do with|${how} use(?: up)?|(?:ideas?|recipes?|meals?|dinner) (?:using|with|from)) (?:[^.?!]{0,40}?\\b)?${ingredient}(?=$|[?.!,;]| (?:(?:bones?|carcass|whites|yolks|stalks|greens|tops|cake|roast|curry|soup|stew|that|from|left|and|or|before|without|if|when|which|but|plus|tonight|today|now|only|no|in the fridge|for (?:dinner|lunch|breakfast|tea|supper|tonight))(?!\\p{L})))`,
      },
      {
        opens: `i (?:only |just )?(?:have|got|have got)(?: \\S+){1,25}? (?:what (?:can|should|could) (?:i|we) (?:make|cook|eat)|give me a recipe)`,
      },
      {
        thing: `(?:leftover (?:\\p{L}+ )?(?:recipes?|ideas?)|(?:recipes?|meals?|dinner)(?: ideas?)?(?= (?:using|with|from|out of) (?:only )?(?:\\p{L}+ ){0,2}?${ingredient}(?!\\p{L})))`,
      },
      {
        opens:
          "what (?:can|should|could) (?:i|we) (?:make|cook) with (?:what|these|the (?:ingredients|food))",
      },
      {
        is: "leftover (?!food\\b|paint|fabric|wool|yarn|wood|tiles?|money|data|hormones)(?:(?!(?:storage|days|long|safe|reheat\\p{L}*|keep|keeps|how|is|are|freez\\p{L}*|containers?)\\b)[\\p{L}'-]+,?(?: |$)){1,6}",
      },
    ],
    not: `\\b(?:cooking|frying|used|engine|motor|baby|essential) oil\\b|\\b(?:dispos\\p{L}+|compost\\p{L}*|recycl\\p{L}+|craft|dye|drains?|bottles?|glasses|crates|shells|bugs|boots|allerg(?:y|ies) at)\\b|${notFood}`,
    needs: ["have-else", "food-limits"],
    advice: { professional: ["use-up-only"], concise: ["use-up-short"] },
  },
  {
    id: "food.drink",
    forms: [
      { thing: `(?:${drinks})(?: (?:recipes?|ideas?))?` },
      { thing: `recipes?(?= (?:of|for) (?:\\S+ ){0,4}?(?:${drinks})(?!\\p{L}))` },
      {
        opens: `${how} (?:make|mix) (?:an? |the |good |perfect )*(?:margarita|mojito|martini|old fashioned|smoothie|cocktail|sangria|cold brew|latte|cappuccino|espresso|iced (?:coffee|tea)|matcha|chai|lemonade|hot chocolate|milkshake)`,
      },
    ],
    not: `\\b(?:paper|craft|leak\\p{L}*|how many|calories|stand|pricing|menu|sell)\\b|\\b(?:clean|fix|descale|repair|stop)\\b[^.?!]*\\bmachine\\b|\\bmachine (?:stop\\p{L}*|won't|is)\\b|\\babort\\p{L}*|\\bmagic mushrooms?\\b|\\bpsilocybin\\b|\\bper (?:una?|il|la|i|le|gli)\\b|\\bincinta\\b|\\bpara\\b|\\bfür\\b|${notFood}|\\b(?:party dress|dress|punch line|shrimp|molotov|history|invented|face|bag)\\b`,
    needs: ["drink-have", "drink-taste"],
    advice: { professional: ["drink-swap"] },
  },
  {
    id: "food.pairing",
    forms: [
      {
        opens:
          "(?:what|which) (?:kind of )?(?:wines?|beer|drink|sides?|side dish(?:es)?|sauces?|vegetables?|salad|cheese) (?:goes|go|pairs?|fits?|to serve|should i (?:serve|make))",
      },
      { opens: "what (?:to serve|to eat|goes well|do you serve) with" },
      { thing: "side dish(?:es)?(?= (?:for|to go with|with)\\b)" },
    ],
    not: `${notFood}|\\b(?:jeans|shirt|shoes|dress|outfit|story|coin|suits?)\\b`,
    needs: [],
  },
  {
    id: "food.ideas",
    forms: [
      {
        thing:
          "(?:dinner|supper|lunch|breakfast|brunch|meal|dessert)(?= (?:for|with) (?:my|our) (?:\\p{L}+ )?(?:girlfriend|boyfriend|husband|wife|partner|mum|mom|dad|kids?|children|son|daughter|family|parents|in-laws|flatmates?|roommates?|friend)(?!\\p{L}))",
      },

      {
        opens:
          "(?:quick|easy|cheap|healthy|simple) (?:dinners?|lunch(?:es)?|meals?|suppers?) (?:w|with|for|from|using)",
      },
      {
        is: "(?:(?:easy|quick|healthy|cheap|simple|high[- ]protein|low[- ]carb|vegan|vegetarian|keto|romantic|lazy|light|family|weeknight|gluten[- ]free|fast|good|protein|veggie|student|warm|cold) )+(?:dinners?|lunch(?:es)?|breakfasts?|snacks?|desserts?|meals?|suppers?)(?: (?:for|no|without|under) \\S+(?: \\S+){0,2})?",
      },
      {
        opens:
          "(?:(?:any|some|i need|need) )?(?:ideas?|suggestions?|inspiration) for (?:a |an |my |our |tonight's |some )?(?:\\p{L}+ )?(?:dinner|supper|lunch|breakfast|brunch|dessert|snacks?|meals?)(?! (?:party|speech|guests))",
      },
      {
        thing:
          "(?:(?:dinner|supper|breakfast|lunch|brunch|snack|meal|dessert|side dish|food|cooking|weeknight|baking|vegetarian|vegan|air fryer|slow cooker|crock ?pot) (?:ideas?|options|suggestions?|inspiration|inspo)|(?:dinner|breakfast|lunch|dessert|supper|snack|brunch|meal) recipes)",
      },
      {
        thing:
          "(?:dinners?|suppers?|breakfasts?|lunch(?:es)?|desserts?|snacks?|meals?)(?= (?:for (?:tonight|today|two|one|four|\\d|the family|my family|(?:picky )?kids|weight loss|diabetics?|breakfast|dinner)|tonight|under|without|that (?:is|are|i can)))",
      },
      {
        opens:
          "what(?:'s| is|s)? (?:(?:should|can|could|do|shall) (?:i|we) |to |for )(?:eat|cook|make|have|bake)?(?: something)?(?: \\p{L}+)? ?(?:for )?(?:dinner|tonight|lunch|breakfast|supper|dessert|today)",
      },
      {
        opens:
          "what (?:(?:should|can|could) (?:i|we) |to )(?:cook|eat|bake)(?=$|[?.!]| (?:today|tonight|now|when i'?m hungry|this))",
      },
      {
        is: "(?:keto|low[- ]carb|vegan|vegetarian|high[- ]protein|gluten[- ]free|toddler|diabetic|student|camping|picnic) (?:breakfast|lunch|dinner|snacks?|supper) (?:quick|easy|cheap|fast|cold|no cook\\p{L}*|on the go|under \\d+ ?(?:min\\p{L}*|euros?|dollars|pounds)?)(?: (?!food|near|delivery|restaurant)[\\p{L}\\d ]{2,30})?",
      },
    ],
    not: `\\b(?:weaning|months?[- ]old)\\b|\\b(?:restaurants?|menu|food truck|to sell|talk about|outfit|where|tv|photo ?shoots?|cards?|mcdonald'?s|burger king|kfc|subway|starbucks|emirates|airlines?|lego|contest|poster)\\b|${notFood}|\\b(?:before|after|sick|diarrhea|lose weight|gain|pregnan\\p{L}+|wear|invit\\p{L}+|speech|conversation|reservation)\\b`,
    needs: ["food-limits", "ideas-time", "ideas-have"],
    advice: { professional: ["ideas-one-line"], concise: ["ideas-short"] },
  },
  {
    id: "food.some-recipe",
    forms: [
      {
        thing:
          "(?:dinner|breakfast|lunch|dessert|supper|snack|brunch|meal|side dish|weeknight) recipe",
      },
    ],
    not: `${notFood}|\\b(?:before|after|sick|diarrhea|lose weight|gain|pregnan\\p{L}+|wear|invit\\p{L}+|speech|conversation|reservation)\\b`,
    needs: ["food-limits", "have-time", "ideas-have"],
    advice: { professional: ["recipe-done", "recipe-swap"], concise: ["recipe-done-short"] },
  },
  {
    id: "food.recipe",
    forms: [
      {
        is: `(?:air ?fryer|slow cooker|crock ?pot|instant pot|one[- ]pot|sheet pan|no[- ]bake|eggless|gluten[- ]free|vegan|easy|homemade|keto) (?:\\p{L}+ )?${dish}`,
      },
      { opens: `(?:bake|cook)(?: me)? (?:an? |the |some )?(?:\\p{L}+ ){0,2}?${dish}` },
      { thing: "recip(?:e|es|ies)|receipe" },
      {
        opens: `${how} (?:properly |perfectly )?(?:cook|bake|roast|grill|fry|deep[- ]fry|boil|steam|poach|saut[eé]|smoke|braise|air[- ]?fry|barbecue|bbq|season|marinate)(?= (?:[\\p{L}'-]+ ){0,3}?(?:${dish}|${ingredient}|${cooked})(?!\\p{L}))`,
      },
      {
        opens: `${how} make (?:an? |the |some |my |good |perfect |homemade |really |best |easy |vegan |fluffy |crispy |\\p{L}+ ){0,3}?${dish}(?=$|[?.!,]| (?:from|without|with|for|in|at|like|that|step|easily|taste|more|less))`,
      },
    ],
    not: `\\bcoffee beans\\b|\\b(?:bath bombs?|bath salts?|scrub|face mask|deodorant|detergent|shampoo|toothpaste|beeswax|salve|paint|plaster|fertili[sz]er)\\b|\\bfind (?:my|his|her|our)\\b|\\b(?:convert|scale|shorten|type out|format|rate|review|improve|edit|rewrite|proofread|adapt|adjust|simplify|turn|tweak|transcribe|summari[sz]e|describe|cut down|name|check|reformat|digiti[sz]e)\\b[^.?!]{0,60}\\brecipes?\\b|\\b(?:double|triple|halve) (?:this|my|the|that|our|her|his|a|\\p{L}+'?s)\\b|\\brecipes? for (?:an? |the )?(?:happy |good |long |perfect |lasting |successful )*(?:marriage|life|love|friendship|relationship|happiness|success|disaster)\\b|\\b(?:ratio|toys?|dolls?|doll ?house|felt|lego|tv show|rules|for a living|hard drive)\\b|\\babort\\p{L}*|\\bmagic mushrooms?\\b|\\bpsilocybin\\b|\\bshrooms\\b|\\bayahuasca\\b|\\bdmt\\b|\\bghb\\b|\\bopium\\b|\\bpoppy (?:pod|seed) tea\\b|\\b(?:foxglove|hemlock|oleander|belladonna|datura|pennyroyal|nightshade)\\b|\\blaxatives?\\b|\\b(?:bleach|ammonia|cleaner|detergent|baby formula|infant formula)\\b|\\b(?:\\d+|[a-z]+)[- ]months?[- ]old\\b|\\bnewborn\\b|${notFood}|\\b(?:${drinks})(?!\\p{L})|^(?:the|this|that|my|convert) recipe|\\b(?:weed|edibles|crack|cook the books|in oblivion)\\b`,
    needs: ["recipe-people", "recipe-without", "recipe-kind"],
    advice: {
      professional: ["recipe-done", "recipe-swap"],
      concise: ["recipe-done-short"],
      expert: ["recipe-mistake"],
    },
  },
];
