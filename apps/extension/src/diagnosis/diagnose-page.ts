import { editorKindOf } from "../editors/editor-kind.ts";
import type { Diagnosis } from "../messages/diagnosis.ts";
import type { DiagnosisDoor } from "./diagnosis-door.ts";

/** Anything a person can write into. */
const fields = 'textarea, [contenteditable]:not([contenteditable="false"])';

const reasonOf = (host: DiagnosisDoor["host"]): NonNullable<Diagnosis["why"]> => {
  const counts = host.composers.map((selector) => document.querySelectorAll(selector).length);
  const most = Math.max(0, ...counts);
  if (most > 1) return "several";
  if (most === 1) return "not-usable";
  return document.querySelector(fields) ? "no-composer" : "no-field";
};

/** How the composer of this page was found, or why not. Reads nothing that anybody wrote. */
export const diagnosePage = (door: DiagnosisDoor): Diagnosis => {
  const { host, isCorrected, isHidden } = door;
  const editor = door.findEditor();
  const selector = host.composers.find((one) => editor?.matches(one)) ?? null;
  const how = selector === null ? "by-structure" : "by-selector";
  return {
    platform: host.platform,
    hostname: location.hostname,
    found: editor ? how : "not-found",
    selector,
    why: editor ? null : reasonOf(host),
    editor: editor && editorKindOf(editor),
    isCorrected,
    isHidden,
  };
};
