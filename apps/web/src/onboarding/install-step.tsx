import { Button, buttonStyles, Callout } from "@whetstone/ui";
import { Download } from "lucide-react";
import { paths } from "../paths.ts";

/** Step 5: the extension, with the ways on while it isn't there yet. */
export const InstallStep = ({
  installed,
  onInstall,
  onInstalled,
}: {
  readonly installed: boolean;
  readonly onInstall: () => void;
  readonly onInstalled: () => void;
}) => {
  if (installed)
    return (
      <Callout kind="success" title="The extension is installed">
        <p>You are logged in there too. Look for the button in the composer of your next chat.</p>
      </Callout>
    );
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">
        It is free, and reads a chat only when you press its button. This page notices by itself
        when it is there.
      </p>
      <div className="flex flex-wrap gap-2">
        <a
          href={paths.extension}
          target="_blank"
          rel="noreferrer"
          className={buttonStyles({})}
          onClick={onInstall}
        >
          <Download aria-hidden="true" />
          Install
        </a>
        <Button variant="secondary" onClick={onInstalled}>
          I installed it
        </Button>
      </div>
    </div>
  );
};
