import type { BrowserEngine, BrowserEngineState } from "@whetstone/enhance-flow";
import { Button, ProgressBar } from "@whetstone/ui";
import { useSyncExternalStore } from "react";
import { paths } from "../../paths.ts";
import { useExtensionInstalled } from "../../signed-in/use-extension-installed.ts";

const Offer = ({
  hasFailed,
  onGet,
}: Pick<BrowserEngineState, "hasFailed"> & { readonly onGet: () => void }) => (
  <div className="flex flex-col items-start gap-2">
    <p>
      Your browser has a model of its own: a download of about 4 GB, with 22 GB of free space.
      Prompts then stay in this browser, and no use is counted.
    </p>
    {hasFailed && (
      <p role="alert" className="text-red-ink">
        The download failed. Try again.
      </p>
    )}
    <Button size="sm" variant="secondary" onClick={onGet}>
      Download it
    </Button>
  </div>
);

const Download = ({ share }: Pick<BrowserEngineState, "share">) => (
  <div className="flex flex-col gap-1.5">
    <ProgressBar
      label="Download of the model"
      value={share === null ? null : Math.round(share * 100)}
    />
    <p>The browser is downloading its model. You can go on meanwhile.</p>
  </div>
);

/**
 * What could write here beside the server: the browser's own model, downloaded by a press (EXT-27), and
 * what a page can't reach, in the extension (APP-30). Nothing where both are there.
 */
export const MoreEngines = ({ engine }: { readonly engine: BrowserEngine }) => {
  const { availability, share, hasFailed } = useSyncExternalStore(
    engine.store.subscribe,
    engine.store.getState,
  );
  const hasExtension = useExtensionInstalled();
  const isOffered = availability === "downloadable";
  const isComing = availability === "downloading";
  if (hasExtension && !isOffered && !isComing) return null;
  return (
    <section
      aria-label="More engines"
      className="flex flex-col gap-3 text-ink-muted text-sm max-lg:order-last"
    >
      {isOffered && <Offer hasFailed={hasFailed} onGet={engine.get} />}
      {isComing && <Download share={share} />}
      {!hasExtension && (
        <p>
          Models on your computer, or by your own key, work in{" "}
          <a href={paths.extension} className="underline">
            the extension
          </a>
          .
        </p>
      )}
    </section>
  );
};
