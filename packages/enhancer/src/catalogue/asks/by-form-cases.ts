import type { Ask } from "../ask.ts";
import { asksOn, grave, technical } from "./by-form-not.ts";

const notTold = `${grave}|${technical}|\\b(?:story|character|novel|poem|essay|scene|joke)\\b`;
const notCase = `${notTold}|${asksOn}`;
/** Who has been told the case wants to know how to go on. */
const nowWhat =
  "(?:(?:so |and |but )?(?:what now|now what|what (?:do|should|can|would|could) (?:i|we|you) (?:do|say)(?: now| next| about it)?|any (?:advice|ideas|tips|thoughts)|not sure(?: what to do| about it| if i should)?|(?:idk|dunno|don'?t know|dont know|no idea) (?:what|how|if|whether|where)(?: .{0,30})?|need (?:some )?(?:advice|help)|what would you do|where do i start|how do i (?:start|begin|respond|react|handle (?:it|this|that))|advice|help(?: me)?(?: please| pls)?|thoughts|what else (?:can|could|should|might) (?:i|we) (?:do|try|say)|what (?:actually |really )?(?:works|helps)(?: best)?|any (?:ideas|tips|advice) (?:that|which|for|on|how) .{2,40}|help me (?:to )?think (?:it|this) (?:through|over)(?:, .{2,60})?|how (?:do|can|should|would) (?:i|we) (?:say no|tell (?:her|him|them)|bring it up|start the conversation|go about (?:it|this)|deal with (?:it|this|him|her|them)) ?(?:.{2,60})?))(?:[.!?]+ .{2,80})?";

const me = "(?:i|we)(?:'ve| have|ve)?";

/** What has come to somebody and what they can do with it. */
export const byFormCaseAsks: readonly Ask[] = [
  {
    id: "by-form.offer",
    not: `\\bkeep (?:a|it|this|our|the) secret\\b|\\bleft me an? \\p{L}+\\b|\\binherit\\p{L}*.*\\b(?:cousins?|brothers?|sisters?|siblings?|share|quarter|half|third|won'?t|wont|sell)\\b|${notCase}|\\b(?:e-?mail|letter|congrat\\p{L}*|scam|crypto|bitcoin|password|code|inherited (?:some |a (?:little|bit|lot) (?:of )?)?(?:money|cash))\\b`,
    forms: [
      {
        opens: `(?:${me} )?(?:just |also |finally )?(?:been |got |was |were |get )+(?:offered|asked (?:to \\p{L}+|if)|invited to|chosen (?:to|as|for)|elected|nominated|picked (?:to|as|for))(?= \\S)`,
      },
      { opens: `(?:${me} )?(?:just )?(?:inherited|landed an?|won an?) \\p{L}+` },
      {
        opens:
          "my (?:\\p{L}+ )?\\p{L}+ left (?:me|us) (?:an?|her|his|their|some|the) (?!for\\b|with\\b|alone\\b)\\p{L}+",
      },
      {
        opens:
          "(?:some(?:body|one)|they|(?:an?|my|the) (?:\\p{L}+ )??\\p{L}+) (?:has |have |just )*(?:offer(?:ed|s)|is offering|are offering|asked|invited) (?:(?:me|us) (?:an?|the|to|for|his|her|their|money|work)|to \\p{L}+ (?:me|us|my|our))(?= \\S)",
      },
      {
        opens:
          "(?:some(?:body|one)|they|an? \\p{L}+|my \\p{L}+) wants? to (?:buy|rent|borrow|hire|book|use|take over|invest in|adopt) (?:my|our|me|us)\\b",
      },
    ],
    needs: ["form-hope", "form-offer"],
  },
  {
    id: "by-form.allowed",
    not: `${notCase}|\\b(?:visa|passport|medication|pills?|insulin|dose|vaccin\\p{L}*|tests?|exams?|calculator|secret|in (?:chess|football|soccer|hockey|monopoly|uno|poker|basketball|tennis|golf))\\b`,
    forms: [
      {
        opens:
          "(?:do|would|will) (?:i|we) need (?:an? |any |the )?(?:\\p{L}+ ){0,2}?(?:permits?|permission|licen[cs]es?|consent|insurance|certificates?|approval)(?= (?:for|to|if) )",
      },
      { opens: "(?:am i|are we) (?:even )?allowed to \\p{L}+" },
      {
        opens:
          "can (?:i|we) (?:legally \\p{L}+|(?:keep (?:an? |some )?(?:bees|chickens|hens|goats?|pigs?|sheep|ducks|pigeons|horses?|snakes?|a \\p{L}+ farm)|build an?|busk|sublet|rent out|forage|distil|camp|burn (?:wood|leaves|rubbish)))(?= \\S)",
      },
      { opens: "is it (?:il)?legal (?:for me |for us )?to \\p{L}+ (?:my|our|an?) " },
    ],
    needs: ["form-plan-details", "country"],
  },
  {
    id: "by-form.estimate",
    not: `${notCase}|\\b(?:sleep|water should i drink|protein|calories|carbs|vitamins?|exercise|weight|medicine|tablets|ibuprofen|days do|money do i need to retire|sugar in|bones|countries|people live|planets|tokens|words|pages|passport|visa|flight)\\b|^how long (?:\\S+ ){1,4}?(?:dogs?|cats?|puppy|kitten|horse|hens?|rabbit|baby|kids?|son|daughter|husband|wife|mum|mom|dad|leg|ankle|wrist|back)\\b`,
    forms: [
      {
        opens:
          "what size (?:of )?(?:[\\p{L}-]+ ){1,3}?(?:do|would|should|will|does) (?:i|we|my|our|it) (?:[\\p{L}-]+ )?(?:need|want|buy|get|order|use|take)(?= (?:for|to|in|on|with) )",
      },

      {
        opens:
          "how (?:much|many) (?:[\\p{L}-]+ ){1,3}?(?:do|will|should|would|must|to) (?:i |we |my \\p{L}+ |our \\p{L}+ )?(?:need|want|buy|get|order|plan|make|bring|use|take|put|feed)(?= (?:for|to|in|on|with|per) )",
      },
      { opens: "how (?:much|many) (?:[\\p{L}-]+ ){1,3}?(?:for|per) (?:my|our|the|an?) \\p{L}+" },
      {
        opens:
          "how (?:long|far) (?:will|would|does|should|do) (?:my|our) (?:[\\p{L}-]+ ){1,3}?(?:last|take|go|need|keep)(?!\\p{L})",
      },
      { opens: "can (?:i|we) afford (?:an?|to|the|my|our|another)" },
    ],
    needs: ["form-kind"],
  },
  {
    id: "by-form.deciding",
    not: `\\b(?:go to|call|tell) the police\\b|\\bpress(?:ing)? charges\\b|\\babort\\p{L}*|\\b(?:keep|terminate|give up) (?:the|my|this|our) (?:unborn )?(?:baby|pregnancy)\\b|\\btransition(?:ing)?(?=$|[?.,!]| (?:socially|medically|now|genders?|at|if|to (?:a )?(?:male|female|man|woman|girl|boy)))|\\bharass\\p{L}*|\\bassault\\p{L}*|\\brap(?:ed?|ist)\\b|\\bmolest\\p{L}*|\\babus\\p{L}*|\\bdomestic violence\\b|\\b(?:leave|leaving|divorce|separate from|split from) my (?:\\p{L}+ )?(?:husband|wife|partner|marriage|spouse|boyfriend|girlfriend|family)\\b|\\bcome out (?:to my|as (?:gay|trans|bi|lesbian))\\b|${notCase}|\\b(?:capitali[sz]e|comma|font|pills?|medicine|medication|doctor|symptoms?|fever|roses?|plants?|shrubs?|hydrangeas?|seedlings?|tomato(?:es)?|iphone|bed now|oven|dough|cake)\\b`,
    forms: [
      {
        opens:
          "(?:do|shall|should) (?:i|we) (?:put (?:my|our) (?:mum|mom|mam|dad|mother|father|nan|gran\\p{L}*|parents|house|dog)|foster|adopt|dye|perm|shave|grow|cut my|tattoo|lend|report|appeal|homeschool|send my|take|accept|keep|sell|quit|stay|go|leave|sign|buy|move|give up|let|join|start|wait|hire|fire|rent|close|switch|marry|say yes)(?= \\S)",
      },
      {
        opens:
          "(?:i'?m |i am |we'?re |we are )?(?:torn between|in two minds|on the fence|thinking (?:of|about) (?:selling|leaving|quitting|giving up|closing|buying|taking|going|switching|retiring|joining|letting))",
      },
    ],
    needs: ["decide-for-against", "decide-limits", "decide-when"],
  },
  {
    id: "by-form.case",
    not: `\\brabi(?:d|es)\\b|\\b(?:put|slipped) (?:something|sth|drugs?|a pill) in (?:my|her|his)\\b|\\bbrakes? (?:[\\p{L}']+ ){0,5}?(?:stopped|fail\\p{L}*|gone|dead|don'?t|not|won'?t)\\b[^.!?]*\\b(?:highway|motorway|freeway|interstate|driving|downhill|right now)\\b|\\b(?:car|truck|van|suv)\\b[^.!?]*\\b(?:into|in) (?:a|the) (?:river|lake|canal|sea|water|ravine)\\b|\\bstranded\\b|\\bout (?:to|at) sea\\b|\\b(?:boat|ship|car) is sinking\\b|${notTold}|\\b(?:i feel|feeling|hate myself|lost my|left me|broke up|symptoms?|doctor|ill|sick|ache|aches)\\b`,
    forms: [
      {
        is: `(?=.*\\b(?:my|our|us|me|we|i'm|im|i've|ive|i (?!do|say|start|begin|respond|react|handle|should))\\b)(?!(?:how|what|why|when|who|where|which|if|is|are|do|does|can|could|write|make|give|tell|show|explain|need|help|thanks|thank)\\b)(?:\\S+ ){3,60}?\\S+[,.;:?!-]* ${nowWhat}`,
      },
    ],
    needs: ["form-done", "form-story", "form-wish"],
  },
  {
    id: "by-form.stuck",
    not: `${notCase}|\\b(?:weight|sick|ill|ache|aches|headaches?|migraines?|colds?|infections?|rash(?:es)?|tired|angry|scared|sad|fights?|together|married|in love|ads?|adverts|spam|calls|notifications|pop-?ups?|hurt|rejected|ghosted)\\b`,
    forms: [
      {
        is: "i (?:keep|always) (?:on )?(?:losing|failing|missing|forgetting|getting|making|running|breaking|burning|dropping|messing|falling|tripping|hitting|overcooking|underproofing) .{3,60}",
      },
      {
        is: "(?:i )?(?:can'?t|cannot|cant|never|don'?t|dont) (?:seem to |manage to )?get (?:my|the|our) .{5,60}",
      },
    ],
    needs: ["exact-problem", "tried-so-far"],
  },
];
