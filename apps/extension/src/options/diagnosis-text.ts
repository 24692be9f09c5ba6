import { platformNames } from "@whetstone/enhance-flow";
import type { Diagnosis } from "../messages/diagnosis.ts";
import { texts } from "./texts.ts";

const { diagnostics } = texts;

/** What was found on a page, in one sentence. */
export const sayFound = ({ found, selector, why }: Diagnosis): string => {
  if (found === "by-selector") return diagnostics.bySelector(selector ?? "");
  if (found === "by-structure") return diagnostics.byStructure;
  return diagnostics.whys[why ?? "no-field"];
};

/** True when the extension can read and write the composer of the page. */
export const isWorking = ({ found, editor }: Diagnosis): boolean =>
  found !== "not-found" && editor !== null;

const linesOf = (diagnosis: Diagnosis, rulesVersion: number): readonly string[] => [
  `${platformNames[diagnosis.platform]} (${diagnosis.hostname})`,
  `  ${isWorking(diagnosis) ? diagnostics.works : diagnostics.worksNot}`,
  `  ${sayFound(diagnosis)}`,
  `  ${diagnostics.editor}: ${diagnosis.editor ?? diagnostics.noEditor}`,
  `  ${diagnostics.rules(rulesVersion, diagnosis.isCorrected)}`,
  ...(diagnosis.isHidden ? [`  ${diagnostics.hidden}`] : []),
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
    `${texts.product} ${about.version}`,
    about.browser,
    ...found.flatMap((diagnosis) => linesOf(diagnosis, about.rulesVersion)),
  ].join("\n");
