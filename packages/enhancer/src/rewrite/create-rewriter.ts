import { type Analysis, analyse, sureEnough } from "../analysis/analysis.ts";
import { withoutNamedActions } from "../analysis/name-things.ts";
import { taskOf } from "../analysis/recognize-task.ts";
import { findCare } from "../care/find-care.ts";
import { checkKnown } from "../checks/check-rewrite.ts";
import { detectPromptLanguage } from "../language/detect-prompt-language.ts";
import { wholeEnglish } from "../lexicon/en-whole.ts";
import type { LanguagePack } from "../packs/language-pack.ts";
import type { Rewrite, RewriteRequest } from "../types.ts";
import { compose } from "./compose.ts";
import { composeAdditions } from "./compose-additions.ts";
import { findChips } from "./find-chips.ts";
import { layOut } from "./lay-out.ts";
import { isToBeLeftAlone } from "./restraint.ts";
import { createSaidBefore } from "./said-before.ts";

interface Equipment {
  readonly pack: LanguagePack;
  readonly saidBefore: ReturnType<typeof createSaidBefore>;
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
  const { pack, saidBefore } = equipment;
  const additions = composeAdditions(pack, analysis, request);
  const repeats = additions.length > 0 && saidBefore(analysis.text).size > 0;
  const sentences = repeats ? [] : additions;
  return compose(analysis, [...sentences, ...instruction], pack, request);
}

/**
 * Makes a rewriter from the language packs at hand. A prompt in a language without a pack keeps
 * its own words and is only laid out. Deterministic; never throws; never empty for a prompt that
 * is not.
 */
export function createRewriter(
  packs: readonly LanguagePack[],
): (request: RewriteRequest) => Rewrite {
  const lexicons = [...new Set([...packs.map((pack) => pack.lexicon), wholeEnglish])];
  const equipped = new Map<string, Equipment>(
    packs.map((pack) => [pack.tag, { pack, saidBefore: createSaidBefore(pack) }]),
  );
  return (request) => {
    const language = detectPromptLanguage(request.prompt);
    const analysis = withoutNamedActions(analyse(request.prompt, lexicons, undefined, language));
    const sure = analysis.language.confidence >= sureEnough;
    const equipment = sure ? (equipped.get(analysis.language.tag) ?? null) : null;
    const care = findCare(analysis, lexicons);
    const text = care === null ? rewriteText(analysis, request, equipment) : request.prompt;
    const changed = text !== request.prompt;
    const checks = checkKnown(
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
    );
    return {
      text,
      changed,
      ...(care === null ? {} : { unchanged: care.kind }),
      language: analysis.language,
      task: taskOf(analysis),
      chips:
        changed && equipment !== null ? findChips(analysis.text, text, equipment.pack.tag) : [],
      checks,
    };
  };
}
