import type { Ask } from "../ask.ts";
import { relation } from "../needs/common.ts";
import { asksOn, grave, intangible, technical } from "./by-form-not.ts";

/** What only a person keeps doing, stops doing or won't do. */
const personal =
  "(?:pay|talk|listen|shar|answer|reply|ask|tell|shout|interrupt|complain|argu|call|text|messag|ly|borrow|park|swear|apologi[sz]|practi[cs]|gossip|moan|nag|yell|com(?:e|ing) (?:home|late|to)|show(?:s|ing)? up|turn(?:s|ing)? up)\\p{L}*";
/** What a person does and no thing does. */
const conduct =
  "(?:(?:never|always|won'?t|wont|keeps?|refuses? to|hates?|can'?t stand) (?!(?:eat|sleep|drink|wak|win|lov|help|laugh|smil|throw|vomit|walk|crawl|nap|bit|cough|faint|fall|los)\\p{L}*\\b|be(?:ing)?\\b)\\p{L}+|(?:won'?t|wont) stop \\p{L}+ing|wants? (?:to|me|us|more|out|his|her|their)|refuses?|insists?|says? (?:i|we|that|im|i'm)|told (?:me|us)|tells? (?:me|us|everyone)|accus(?:es?|ed)|blam(?:es?|ed)|ignor(?:es?|ed)|owes?|borrow(?:s|ed)|complain(?:s|ed)|argu(?:es?|ed)|(?:won'?t|doesn'?t|doesnt|never|keeps?|always|stopped) (?:pay\\p{L}*|talk\\p{L}*|listen\\p{L}*|shar(?:e|ing)|answer\\p{L}*|reply\\p{L}*|help\\p{L}*|ask\\p{L}*|tell\\p{L}*|tak(?:e|ing)|giv(?:e|ing)|let|park\\p{L}*|shout\\p{L}*|interrupt\\p{L}*|complain\\p{L}*|argu\\p{L}*|turn(?:ing)? up|show(?:ing)? up|com(?:e|ing)|do(?:ing)? (?:his|her|their)|clean\\p{L}*|practi[cs]\\p{L}*)|quit|walked out|(?:puts?|moved|cut|changed|gave|took|sent|makes?|made) (?:me|us|my|our)|(?:keeps?|always|are|is) (?:leav|quit|cancel|fight|arriv|miss|mess|skip)\\p{L}*|let (?:me|us) down|cancels? (?:every|all|last|on me|plans)|(?:e-?mails?|texts?|calls|phones) (?:me )?(?:on |at |every |all )?(?:weekends?|nights?|midnight|sundays?|holidays?|vacation|the time)|gave notice|is (?:being|always|never)|are (?:being|always|never|fighting|arguing))";
const often =
  "won'?t|wont|keeps?|stopped|never|always|doesn'?t|doesnt|refuses to|won'?t stop|wont stop";
/** People in groups one belongs to. */
const people = `(?:${relation}|clan|guild|crew|band|choir|squad|group|club|goalie|captain|drummer|singer|apprentices?|trainees?|pupils?|volunteers?|players?|lodgers?|carers?|helpers?|partners?|business partner|bandmates?|housemates?|treasurer|chair(?:man|woman|person)?|secretary|vicar|priest|builder|plumber|trainer|stepson|mother[- ]in[- ]law)`;

/** What breaks or fails, of a thing. */
const fault =
  "(?:(?:has |have |just )?stopped|keeps? (?:on )?\\p{L}+ing|won'?t (?!be\\b)\\p{L}+|wont (?!be\\b)\\p{L}+|(?:is|are)(?:n'?t| not) (?:work|heat|cool|start|turn|charg|set|ris|ferment|dry|clos|open|lock|draw|spin|runn|stick|grow|lay|bloom|flower|fruit|burn|light|cutt|hold|produc|mix|tun)\\p{L}*ing|(?:isnt|arent) \\p{L}+ing|(?:doesn'?t|doesnt|don'?t|dont|can'?t|cant) (?:work|start|open|close|turn|heat|cool|hold|light|fit|move|charge|spin|rise|set|dry|stick|stay|shut|run|fire|go)|starts? (?:and |then |but )|sounds? (?:off|wrong|weird|odd|strange|funny|tinny|bad|out of tune)|smells? |leaks?|jams?|stalls?|coughs?|splutters?|overheats?|backfires?|vibrates?|shakes?|squeals?|flickers?|trips?|wobbles?|slips?|skips|sticks?|hums?|buzz(?:es)?|rattles?|creaks?|squeaks?|drips?|(?:went|has gone|goes|gone|turned|is going) (?:slimy|mou?ldy|bad|sour|hard|soft|flat|lumpy|black|green|brown|gr[ea]y|cloudy|rusty|limp|off|weird|funny|dead)|cuts? out|conks? out|shuts? (?:off|down)|seizes? up|(?:cracks?|sinks?|collapses?|burns?|splits?|curdles?|clumps?|peels?|fades?|warps?|breaks?|tears?|fails?) (?:every|each|all the) time|tastes? (?!good|great|nice|fine|amazing)\\p{L}+|mak(?:es?|ing) an? (?:\\p{L}+ )?(?:noise|sound|smell)|jammed|snapped|cracked|(?:is|are|'s) (?:leaking|stuck|broken|cracked|smoking|jammed|squeak\\p{L}*|rattling|making|too (?:hot|cold|loud|stiff|soft|dry|wet)|out of tune|warped|bent)|(?:has|have|'s got|has got|got) an? (?:\\p{L}+ )?(?:stuck|broken|loose|leaky|cracked|bent|hole|crack|leak|dent|rattle|squeak|hum|buzz|noise|smell|wobble|fault|squeal|drip|puncture|knock|click|whine)|(?:came|comes?|coming|turned?|turns?) out (?!(?:as|to|of|with|for|well|great|fine|good|nice|ok|okay|on)\\b)\\p{L}+)";

/** What isn't mended by knowing kind and age. */
const noThing = `^(?:why \\S+ )?(?:my|our|the) (?:[\\p{L}'-]+ ){0,2}?(?:life|lives|things|everything|nothing|heart|marriage|relationship|trust|family|friendship|soul|spirit|faith|mind|head|brain|mood|body|back|neck|knee|leg|arm|foot|feet|hand|hip|shoulder|stomach|belly|tooth|teeth|ears?|eyes?|nose|throat|skin|hair|nails?|period|heartbeat|english|thesis|chapter|draft|dissertation|paper|plot|scene|song|lesson|routine|speech|novel|poem|grades?|job|work|school|boss|team|government|president|parliament|congress|court|economy|police|company|bank|prices?|market|world|country|people|sun|moon|earth|universe|sky|story|essay|text|answer|sentence|app|website|site|page|phone|laptop|computer|pc|mac|windows|wifi|browser|account|password|game|video|model|file|name|${people})\\b(?='s |(?: (?:just|also|really|always|has|have))? (?:is|are|isn|aren|has|have|hasn|does|don|do|won|can|keep|stop|went|go|came|come|sound|smell|start|turn|got|feel|look|leak|broke))|\\b(?:heart|feelings?|marriage|relationship|app|website|browser|wifi|laptop|phone)\\b`;

const animals =
  "(?:goats?|kids? goat|sheep|ewes?|lambs?|rams?|cows?|calf|calves|heifers?|bulls?|pigs?|sows?|piglets?|hens?|chickens?|chicks|rooster|cockerel|ducks?|ducklings?|geese|goose|turkeys?|quails?|llamas?|alpacas?|donkeys?|mule|pony|ponies|foal|mare|bees?|hives?|colony|tortoise|turtle|gecko|lizard|snake|python snake|rats?|gerbils?|chinchilla|degus?|pigeons?|doves?|falcon|hawk|owl|canary|finch(?:es)?|fish|koi|shrimp|axolotl|tarantula|frogs?|newts?|worms|sled dogs?|rabbits?|bunny|guinea pigs?|hamsters?|mouse|mice|parrots?|budgies?|horses?|dogs?|cats?|ferrets?|mantis|stick insects?|snails?)";

/** What goes wrong, with things and with people, whatever they are. */
export const byFormTroubleAsks: readonly Ask[] = [
  {
    id: "by-form.people",
    not: `\\b(?:won'?t|doesn'?t|never) feeds? (?:me|us|him|her|my (?:brother|sister))\\b|\\b(?:come|get|climb) down from\\b|\\bcome home\\b[^.!?]*\\b(?:he'?s|she'?s|at) (?:at )?(?:his|some|\\d)|\\bdrink\\p{L}*[^.!?]*\\bdriv(?:es?|ing)\\b|\\bbull(?:y|ied|ies|ying)\\b(?! boss)|\\bmakes? me (?:send|do things|touch|undress|watch|kiss|strip|take off|sleep)\\b|\\bkeep (?:a|it|this|our|the) secret\\b|\\bsend (?:photos|pics|pictures)\\b|${grave}|${technical}|${asksOn}|\\bwants? to (?:be|become)(?:come)? (?:an? |the )?\\p{L}+|\\b(?:dog|cat|puppy|kitten|horse|hens?|baby|newborn|toddler|story|character|novel|write|poem|essay)\\b|\\bhow (?:do|can) (?:i|you|u) (?:set|install|use|turn|connect|download|update|log|sign|add|send|get)\\b`,
    forms: [
      {
        opens: `(?:(?:my|our|the) (?:[\\p{L}'-]+ ){0,2}?)?${people} (?:\\p{L}+ )?${conduct}(?= \\S|$)`,
      },
      {
        opens:
          "(?:how (?:do|can|should|would|to) ?(?:i |we )?)?(?:deal(?:ing)?|cop(?:e|ing)|handl(?:e|ing)|manag(?:e|ing)) (?:with )?(?:an?|my|our|the|some) (?:[\\p{L}'-]+ ){0,3}?(?:who|whose|people|guests?|customers?|clients?|parents?|neighbou?rs?|colleagues?|boss|pupils?|members?|volunteers?|hecklers?|bull(?:y|ies)|liars?|narcissists?|gossips?|trolls?|trespassers?|shoplifters?|squatters?)(?!\\p{L})",
      },
      {
        opens:
          "(?:my|our) (?:[\\p{L}'-]+ ){0,2}?[\\p{L}'-]+ (?:wants? (?:me|us) to|wants? to (?:kick|sue|fire|sack|evict|leave|quit|charge)|refuses? to|insists? (?:on|that)|accus(?:es?|ed)|blam(?:es?|ed)|owes? (?:me|us)|told (?:me|us)|says? (?:i'm|im|i|we))(?= \\S)",
      },
      {
        opens: `(?:my|our|the) (?!(?:\\p{L}+ )?(?:${animals}|phone|car|alexa|siri|tv|alarm|ring|doorbell|computer|laptop|pc|printer|browser|app|ipad|tablet|router|windows|mac|website|watch|satnav)\\b)(?:[\\p{L}'-]+ ){0,2}?[\\p{L}'-]+ (?:${often}) (?:${personal})(?!\\p{L})`,
      },
      {
        is: `(?:my|our) (?:[\\p{L}'-]+ ){0,2}?${people} (?:is|are) (?:bored|divided|unhappy|unmotivated|burnt out|falling apart|fighting|arguing|not listening|leaving|unfair|lazy|rude|late all the time).{0,40}`,
      },
    ],
    needs: ["form-behind", "form-wish", "form-done"],
  },
  {
    id: "by-form.animal",
    not: `${grave}|${technical}|${asksOn}|\\b(?:story|poem|recipe|game|minecraft|emoji)\\b`,
    forms: [
      {
        opens:
          "how (?:do|can|should|to) ?(?:i |we )?(?:best )?(?:get|stop|keep|make|train|teach|calm|catch|move|prevent|break) (?:my|our|the|a) (?:[\\p{L}'-]+ ){0,2}?(?:goats?|sheep|cows?|pigs?|hens?|chickens?|rooster|ducks?|geese|turkeys?|llamas?|alpacas?|donkeys?|pon(?:y|ies)|horses?|mare|foal|bees|pigeons?|rabbits?|bunny|tortoise|ferrets?|rats?) (?:to|from|off|out|in|into|away|quiet|calm|\\p{L}+ing)\\b",
      },

      {
        opens: `(?:(?:one|two|some|all|half) of )?(?:my|our) (?:[\\p{L}'-]+ ){0,2}?${animals} (?:(?:is|are) (?:not (?!for\\b|allowed|mine|pets?\\b|toys)\\p{L}+|limping|lame|sick|ill|off|losing|scratching|pecking|sneezing|coughing|bloated|(?:very|so|too) (?!cute|sweet|funny|beautiful|lovely|pretty|clever|smart|happy|adorable|big|small|good|nice)\\p{L}+|acting|laying|swollen|thin|weak|noisy|aggressive|restless|hiding|refusing)|(?:has|have) (?:stopped|mites|lice|worms|fleas|ticks|lost|no|an? (?:\\p{L}+ )?(?:lump|limp|cough|wound|abscess))|isn'?t|aren'?t|won'?t|keeps?|stopped|doesn'?t|don'?t|refuses?|looks?|went)`,
      },
    ],
    needs: ["form-animal", "exact-problem", "tried-so-far"],
  },
  {
    id: "by-form.fixing",
    not: `\\b(?:(?:uber|lyft|taxi|cab|bus|truck|lorry|delivery|train) drivers?|drivers?(?= (?:won'?t|keeps|stopped|is|has) (?:stop|driv|go|let|look|text|fall|drink|follow|touch)\\p{L}*)|man|guy|woman|lady|stranger|boy|girl|brother|sister|uncle|aunt|grandma|grandpa|nanny|nurse|patient|student|teacher|step\\p{L}+|toddler|infant|newborn|neighbou?r|roommate|flatmate|gp|doctor|dentist|insurer|insurance|council|bank|surgery|hospital|pharmacy|nursery|minister|mp|court|college|university|agency|agent|hotel|airline|school|company) (?:\\p{L}+ )?(?:won'?t|wont|keeps?|stopped|never|always|doesn'?t|doesnt|refuses)\\b|\\bbrakes? (?:[\\p{L}']+ ){0,5}?(?:stopped|fail\\p{L}*|gone|dead|don'?t|not|won'?t)\\b[^.!?]*\\b(?:highway|motorway|freeway|interstate|driving|downhill|right now)\\b|\\b(?:car|truck|van|suv)\\b[^.!?]*\\b(?:into|in) (?:a|the) (?:river|lake|canal|sea|water|ravine)\\b|\\bstranded\\b|\\bout (?:to|at) sea\\b|\\b(?:boat|ship|car) is sinking\\b|\\b(?:oxygen|concentrator|ventilator|epi-?pens?|dialysis|defibrillator|pacemaker|insulin pump|infusion pump|feeding (?:tube|pump)|nebuli[sz]er|inhaler|cpap|bipap|apn(?:o?)ea monitor|life support|baby monitor for breathing)\\b|(?<!\\b(?:candles?|wick|chimney|fireplace|(?:wood|log|pellet) (?:stove|burner)|grill|bbq|barbecue|lantern|lamp|incense|fire ?pit|campfire|exhaust|engine|(?:lawn ?)?mower|chainsaw)\\b[^.!?]{0,30})\\b(?:smok(?:e|ing)(?! (?:detectors?|alarms?)\\b)|on fire|in flames|sparking|smou?lder\\p{L}*)\\b|\\bcarbon monoxide\\b|\\bco (?:alarm|detector)\\b|\\bgas (?:\\p{L}+ ){0,2}?(?:won'?t|wont|doesn'?t) (?:turn|shut|switch) off\\b|\\bsmells? (?:of|like) gas\\b|\\bwhich (?:one )?should (?:i|we) (?:get|buy)\\b|\\b(?:teen\\p{L}*|son|daughter|kids?|child|husband|wife|mum|mom|dad|boyfriend|girlfriend|partner|boss|team)\\b|${grave}|${technical}|^fix(?: this| these| the following)?:|\\b(?:novel|story|character|chapter)\\b|${noThing}|\\b(?:${often}) (?:${personal})(?!\\p{L})`,
    forms: [
      {
        opens:
          "(?:fix|repair|troubleshoot)(?! (?:dinner|lunch|breakfast|supper|tea|an? (?:meal|drink|snack|date))\\b)|get rid of(?! (?:the |my )?(?:hiccups|love handles|belly|spots?|acne|pimples|headache|wrinkles|cough|cold|double chin|dandruff|dark circles|warts?|cellulite|debt)\\b)",
      },
      {
        opens: `why (?:is|are|does|do|won't|wont|can't|cant|doesn't|doesnt|isn't|isnt) my(?! (?:[\\p{L}-]+ )?(?:${people}|${animals}|hair|skin|nails?|eyes?|feet|teeth|tooth|poo|pee|urine|period|voice|face|lips?|tongue|gums|puppy|kitten|tomato(?:es)?|peppers?|cucumbers?|courgettes?|roses?|leaves|plants?|seedlings?|apples?|potato(?:es)?|grass|lawn|hydrangeas?|orchids?|trees?)\\b| name)`,
      },
      {
        is: `(?!${people} |my |our |how|what|why|when|who|is |are |if |life|things|everything|work |school |marriage|he |she|they|we |i |i'm|it )(?:[\\p{L}-]+ ){1,3}(?:keeps \\p{L}+ing|not \\p{L}+ing|won'?t (?:open|close|start|stop|turn|charge|work|load|lock|light|move|heat)|stopped \\p{L}+ing|smells? (?:like|of) .{2,40}|leaking).{0,40}`,
      },
      {
        is: `(?:my|our|the) (?:[\\p{L}\\p{N}'-]+ ){0,4}?[\\p{L}\\p{N}-]+(?:'s)? ?${fault}(?:,? .{0,60})?`,
      },
      {
        is: "(?!(?:my|our|how|what|why|when|who|is|are|if|he|she|they|we|i|it|baby|kids?|dog|cat|a)\\b)(?:[\\p{L}-]+ ){1,3}(?:cuts out|conks out|stalls|splutters|overheats|backfires|vibrates|squeals|flickers|wobbles|rattles|creaks|squeaks|drips|leaks|jams|coughs and \\p{L}+|starts? (?:and |then |but )+\\p{L}+)(?: .{0,40})?",
      },
      {
        is: "my .{2,60}(?:broken|not working|doesn'?t work|isn'?t working|keeps \\p{L}+ing|stopped working).{0,40}",
      },
    ],
    needs: ["exact-problem", "tried-so-far"],
  },
  {
    id: "by-form.improving",
    not: `(?:make|get) (?:my|our|the) (?:[\\p{L}'-]+ ){0,2}?(?:living ?room|lounge|bed ?room|kitchen|bath ?room|nursery|office|dining room|hall(?:way)?|balcony|porch|basement|attic|guest room|flat|apartment|conservatory|shed|caravan|classroom|shop|cafe|studio)|${grave}|${technical}|${asksOn}|["“]|:.{12}|\\b(?:my|our) (?:[\\p{L}-]+ ){0,2}?${intangible}\\b|\\b(?:sentence|paragraph|text|e-?mail|answer|reply|response|list|world|english|life|day|above|below|character|chorus|verse|tone|title|logo|image|picture|photo|essay|conclusion|background|font|colou?rs?|slides?|code|function|model|output|wording|jumper|sweater|dress|trousers|jeans|pants|skirt|coat|shirt|sleeves?|curtains|hair|legs?|nails|fringe)\\b`,
    forms: [
      {
        opens:
          "(?:make|get) (?:my|our|the(?= [\\p{L}'-]+ [\\p{L}'-]+ )) (?:[\\p{L}'-]+ ){0,5}?[\\p{L}'-]+ (?:better|fair(?:er)?|nicer|clearer|stronger|shorter|stand out|more \\p{L}+|less \\p{L}+|look \\p{L}+|faster|easier|pop|shine|cos(?:ier|y)|coz(?:ier|y)|funnier|prettier|cheaper|bigger)(?!\\p{L})",
      },
      {
        opens:
          "(?:improve|spice up|sharpen|polish|liven up|refresh|tidy up|rework|upgrade) (?:my|our) \\p{L}+",
      },
      {
        is: "my [\\p{L}' -]{2,40} (?:is|are|looks?|feels?|reads?|sounds?|falls?) (?:too (?:long|short|boring|dull|wordy|busy|plain|stiff|messy|weak|bland)|boring|dull|bland|flat|a mess|messy|weak|all over the place)(?:[ ,].{0,30})?",
      },
      {
        is: "my (?:[\\p{L}'-]+ ){0,2}?(?:thesis|chapter|draft|dissertation|paper|plot|scene|song|lesson|routine|speech|novel|cv|resume|application|set|act|talk|intro|ending|proposal)(?: \\p{L}+)? (?:isn'?t|isnt|is not|doesn'?t|doesnt) (?:working?|good enough|ready|flowing?|land(?:ing)?|click(?:ing)?)(?:[ ,].{0,30})?",
      },
    ],
    needs: ["form-now", "form-weak", "form-purpose"],
  },
];
