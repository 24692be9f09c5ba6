import { productName } from "@whetstone/api-client";
import { Button, Callout, Card } from "@whetstone/ui";
import { type ChangeEvent, useRef, useState } from "react";
import { importData } from "../messages/import-data.ts";
import { exportFormat } from "../messages/transfer.ts";
import { readLibrary, readOwnStyles } from "../messages/use-kept.ts";
import { readSettings } from "../messages/use-settings.ts";
import { language } from "../platform/language.ts";
import { type FileFault, readExport, writeExport } from "./export-file.ts";

const { say, sayCount } = language;

const download = (text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${productName.toLowerCase()}-settings.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

const exportAll = async (): Promise<void> => {
  const { keepHistory: _askedOnEachDevice, ...settings } = await readSettings();
  const [ownStyles, library] = await Promise.all([readOwnStyles(), readLibrary()]);
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
}

const sayFault = (fault: FileFault): string => {
  switch (fault.why) {
    case "wrong-value":
      return say("transfer_wrong-value", fault.where);
    case "not-ours":
      return say("transfer_not-ours", productName);
    default:
      return say(`transfer_${fault.why}`);
  }
};

const importFile = async (file: File): Promise<Said> => {
  const read = readExport(await file.text());
  if (!read.ok) return { kind: "error", text: sayFault(read) };
  const { ownStyles, library } = read.data;
  const answer = await importData(read.data);
  if (answer === "kept") {
    return {
      kind: "success",
      text: say(
        "transfer_imported",
        sayCount("transfer_styles", ownStyles.length),
        sayCount("transfer_prompts", library.length),
      ),
    };
  }
  return { kind: "error", text: say(answer === "full" ? "transfer_full" : "transfer_failed") };
};

/** Settings, styles and library as one file, out and in. */
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
      {said && (
        <Callout kind={said.kind} className="mb-4">
          {said.text}
        </Callout>
      )}
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
