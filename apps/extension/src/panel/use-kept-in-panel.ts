import { type EnhanceFlow, titleOf } from "@whetstone/enhance-flow";
import type { EnhancePanelProps } from "@whetstone/enhance-flow/react";
import { useEffect } from "react";
import {
  isNewsOf,
  keepPrompt,
  readHistory,
  readLibrary,
  readOwnStyles,
} from "../messages/use-kept.ts";
import { useWorkerValue } from "../messages/use-worker-value.ts";

const isStyleNews = isNewsOf("ownStyles");
const isLibraryNews = isNewsOf("library");
const isHistoryNews = isNewsOf("history");

/** Results of before, known by what was typed. */
const readResults = async () =>
  (await readHistory()).map(({ id, original, enhanced }) => ({
    id,
    title: titleOf(original),
    text: enhanced,
  }));

const save: EnhancePanelProps["onSave"] = async ({ title, text }) =>
  (await keepPrompt({ id: crypto.randomUUID(), at: Date.now(), title, text })) === "kept";

/** What the person keeps, for the panel: as it is also when it is changed elsewhere. */
export const useKeptInPanel = (
  flow: EnhanceFlow,
): Required<Pick<EnhancePanelProps, "ownStyles" | "library" | "history" | "onSave">> => {
  const ownStyles = useWorkerValue(readOwnStyles, isStyleNews);
  const library = useWorkerValue(readLibrary, isLibraryNews);
  const history = useWorkerValue(readResults, isHistoryNews);
  // A style that was changed or deleted elsewhere is not used as it was.
  useEffect(() => {
    const chosen = flow.store.getState().choices.ownStyle;
    if (!ownStyles || !chosen) return;
    const now = ownStyles.find(({ id }) => id === chosen.id) ?? null;
    if (now?.instruction !== chosen.instruction || now.name !== chosen.name) {
      flow.choose({ ownStyle: now });
    }
  }, [ownStyles, flow]);
  return {
    ownStyles: ownStyles ?? [],
    library: library ?? [],
    history: history ?? [],
    onSave: save,
  };
};
