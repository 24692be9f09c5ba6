import { productName } from "@whetstone/api-client";
import { platformNames } from "@whetstone/enhance-flow";
import type { Diagnosis } from "../messages/diagnosis.ts";
import { language } from "../platform/language.ts";

const { say } = language;

/** What was found on a page, in one sentence. */
export const sayFound = ({ found, selector, why }: Diagnosis): string => {
  if (found === "by-selector") return say("diagnostics_bySelector", selector ?? "");
  if (found === "by-structure") return say("diagnostics_byStructure");
  return say(`diagnostics_${why ?? "no-field"}`);
};

/** True when the extension can read and write the composer of the page. */
export const isWorking = ({ found, editor }: Diagnosis): boolean =>
  found !== "not-found" && editor !== null;

/** Whether it works, in two or three words. */
export const sayWorks = (diagnosis: Diagnosis): string =>
  say(isWorking(diagnosis) ? "diagnostics_works" : "diagnostics_worksNot");

/** What stands behind it: the editor, the rules, and whether the button is hidden. */
export const sayDetails = (
  { editor, isCorrected, isHidden }: Diagnosis,
  rulesVersion: number,
): readonly string[] => [
  say("diagnostics_editor", editor ?? say("diagnostics_noEditor")),
  say(isCorrected ? "diagnostics_correctedRules" : "diagnostics_rules", rulesVersion),
  ...(isHidden ? [say("diagnostics_hidden")] : []),
];

const linesOf = (diagnosis: Diagnosis, rulesVersion: number): readonly string[] => [
  `${platformNames[diagnosis.platform]} (${diagnosis.hostname})`,
  ...[sayWorks(diagnosis), sayFound(diagnosis), ...sayDetails(diagnosis, rulesVersion)].map(
    (line) => `  ${line}`,
  ),
];

/** Everything found, as plain text to send to somebody. It holds nothing anybody wrote. */
export const writeReport = (
  found: readonly Diagnosis[],
  about: {
    readonly version: string;
    readonly browser: string;
    readonly rulesVersion: number;
  },
): string =>
  [
    `${productName} ${about.version}`,
    about.browser,
    ...found.flatMap((diagnosis) => linesOf(diagnosis, about.rulesVersion)),
  ].join("\n");
