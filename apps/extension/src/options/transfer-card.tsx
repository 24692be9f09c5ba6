import { productName } from "@whetstone/api-client";
import { Button, Callout, Card } from "@whetstone/ui";
import { type ChangeEvent, useRef, useState } from "react";
import { importData } from "../messages/import-data.ts";
import type { Settings } from "../messages/settings.ts";
import { type ExportedData, exportFormat } from "../messages/transfer.ts";
import { dropKept, readLibrary, readOwnStyles } from "../messages/use-kept.ts";
import { readSettings } from "../messages/use-settings.ts";
import { language } from "../platform/language.ts";
import { type FileFault, readExport, writeExport } from "./export-file.ts";
import { planImport } from "./plan-import.ts";

const { say, sayCount } = language;

const download = (text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${productName.toLowerCase()}-settings.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

const readKept = async () => {
  const [ownStyles, library] = await Promise.all([readOwnStyles(), readLibrary()]);
  return { ownStyles, library };
};

const exportAll = async (): Promise<void> => {
  const {
    keepHistory: _askedOnEachDevice,
    panelBox: _onThisScreen,
    ...settings
  } = await readSettings();
  const { ownStyles, library } = await readKept();
  download(
    writeExport({
      format: exportFormat,
      settings,
      ownStyles: [...ownStyles],
      library: [...library],
    }),
  );
};

interface Said {
  readonly kind: "success" | "error";
  readonly text: string;
  /** Takes back what was done. */
  readonly undo?: () => Promise<void>;
}

const sayFault = (fault: FileFault): string => {
  switch (fault.why) {
    case "wrong-value":
      return say("transfer_wrong-value", fault.where);
    case "too-long":
      return say("transfer_too-long", fault.name);
    case "not-ours":
      return say("transfer_not-ours", productName);
    default:
      return say(`transfer_${fault.why}`);
  }
};

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

/** Takes out what an import added, and puts the settings back. */
const undoImport = async ({ ownStyles, library }: ExportedData, before: Settings) => {
  await dropKept("ownStyles", idsOf(ownStyles));
  await dropKept("library", idsOf(library));
  const { keepHistory: _notImported, panelBox: _notEither, ...settings } = before;
  await importData({ format: exportFormat, settings, ownStyles: [], library: [] });
};

const importFile = async (file: File): Promise<Said> => {
  const read = readExport(await file.text());
  if (!read.ok) return { kind: "error", text: sayFault(read) };
  const before = await readSettings();
  const added = planImport(read.data, await readKept(), () => crypto.randomUUID());
  const data = { ...read.data, ...added };
  const answer = await importData(data);
  if (answer !== "kept") {
    return { kind: "error", text: say(answer === "full" ? "transfer_full" : "transfer_failed") };
  }
  return {
    kind: "success",
    text: say(
      "transfer_imported",
      sayCount("transfer_styles", data.ownStyles.length),
      sayCount("transfer_prompts", data.library.length),
    ),
    undo: () => undoImport(data, before),
  };
};

const Outcome = ({
  said,
  onUndone,
}: {
  readonly said: Said;
  readonly onUndone: (said: Said) => void;
}) => {
  const { undo } = said;
  const takeBack = async () => {
    await undo?.();
    onUndone({ kind: "success", text: say("transfer_undone") });
  };
  return (
    <Callout
      kind={said.kind}
      className="mb-4"
      action={
        undo && (
          <Button size="sm" variant="secondary" onClick={() => void takeBack()}>
            {say("undo")}
          </Button>
        )
      }
    >
      {said.text}
    </Callout>
  );
};

/** Settings, styles and library as one file, out and in; nothing there is overwritten by it. */
export const TransferCard = () => {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget } = event;
    const file = currentTarget.files?.[0];
    if (!file) return;
    const result = await importFile(file).catch(
      (): Said => ({ kind: "error", text: say("transfer_failed") }),
    );
    setSaid(result);
    // The same file can be chosen again then.
    currentTarget.value = "";
  };
  return (
    <Card id="transfer" title={say("transfer")} description={say("transfer_description")}>
      {said && <Outcome said={said} onUndone={setSaid} />}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => void exportAll()}>
          {say("transfer_export")}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
          {say("transfer_import")}
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label={say("transfer_import")}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => void take(event)}
        />
      </div>
    </Card>
  );
};
