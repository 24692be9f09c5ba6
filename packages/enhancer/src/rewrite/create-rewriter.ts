import { type Analysis, analyse, firstCue, sureEnough } from "../analysis/analysis.ts";
import { findSubject } from "../analysis/find-subject.ts";
import { findThing } from "../analysis/find-thing.ts";
import { taskOf } from "../analysis/recognize-task.ts";
import { checkKnown } from "../checks/check-rewrite.ts";
import { builtInLexicons } from "../lexicon/lexicons.ts";
import type { LanguagePack } from "../packs/language-pack.ts";
import { countWords } from "../text/words.ts";
import type { Rewrite, RewriteRequest } from "../types.ts";
import { chooseMoves } from "./choose-moves.ts";
import { compose } from "./compose.ts";
import { layOut } from "./lay-out.ts";
import { lengthBudget } from "./length-budget.ts";
import { type Facts, renderMove } from "./render-move.ts";
import { isToBeLeftAlone } from "./restraint.ts";
import { createSaidBefore } from "./said-before.ts";

/** How many added sentences name the topic again; more reads like a form filled in. */
const mostMentions = 2;

interface Equipment {
  readonly pack: LanguagePack;
  readonly saidBefore: ReturnType<typeof createSaidBefore>;
}

function factsOf(analysis: Analysis): Facts {
  return {
    subject: findSubject(analysis),
    thing: findThing(analysis),
    formal: firstCue(analysis, "formal") !== null,
  };
}

function additionsTo(analysis: Analysis, request: RewriteRequest, equipment: Equipment): string[] {
  const { pack, saidBefore } = equipment;
  const facts = factsOf(analysis);
  const said = saidBefore(analysis.text);
  const budget = lengthBudget(analysis.text, request.style, request.level).words;
  // The label before a list, its marks and the closing sign count too.
  let left = budget - countWords(analysis.text) - 4;
  const sentences: string[] = [];
  let mentions = 0;
  for (const move of chooseMoves(pack, analysis, said, request.style, request.level)) {
    const named = mentions < mostMentions ? facts : { ...facts, subject: null, thing: null };
    const sentence = renderMove(move, named);
    const words = countWords(sentence);
    if (words > left) continue;
    left -= words;
    if (sentence !== renderMove(move, { ...facts, subject: null, thing: null })) mentions += 1;
    sentences.push(sentence);
  }
  return sentences;
}

/** The own style as one more requirement, word for word, unless the prompt already says it. */
function instructionFor(request: RewriteRequest): string[] {
  const instruction = request.instruction?.trim() ?? "";
  return instruction === "" || request.prompt.includes(instruction) ? [] : [instruction];
}

function rewriteText(
  analysis: Analysis,
  request: RewriteRequest,
  equipment: Equipment | null,
): string {
  if (isToBeLeftAlone(analysis)) return request.prompt;
  const instruction = instructionFor(request);
  if (equipment === null) {
    const laidOut = layOut(analysis);
    return instruction.length === 0 ? laidOut : `${laidOut.trim()}\n\n${instruction.join("")}`;
  }
  const sentences = [...additionsTo(analysis, request, equipment), ...instruction];
  return compose(analysis, sentences, equipment.pack, request.style, request.platform);
}

/**
 * Makes a rewriter from the language packs at hand. A prompt in a language without a pack keeps
 * its own words and is only laid out. Deterministic; never throws; never empty for a prompt that
 * is not.
 */
export function createRewriter(
  packs: readonly LanguagePack[],
): (request: RewriteRequest) => Rewrite {
  const lexicons = [...new Set([...packs.map((pack) => pack.lexicon), ...builtInLexicons])];
  const equipped = new Map<string, Equipment>(
    packs.map((pack) => [pack.tag, { pack, saidBefore: createSaidBefore(pack) }]),
  );
  return (request) => {
    const analysis = analyse(request.prompt, lexicons);
    const sure = analysis.language.confidence >= sureEnough;
    const equipment = sure ? (equipped.get(analysis.language.tag) ?? null) : null;
    const text = rewriteText(analysis, request, equipment);
    return {
      text,
      changed: text !== request.prompt,
      language: analysis.language,
      task: taskOf(analysis),
      checks: checkKnown(
        {
          original: request.prompt,
          rewritten: text,
          style: request.style,
          level: request.level,
          language: analysis.language.tag,
          lexicons,
          ...(request.instruction === undefined ? {} : { instruction: request.instruction }),
        },
        { originalSpans: analysis.spans, originalLanguage: analysis.language },
      ),
    };
  };
}
