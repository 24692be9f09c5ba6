import { productName } from "@whetstone/api-client/contract";
import { buttonStyles, Dialog } from "@whetstone/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { paths } from "../../../paths.ts";

const media = {
  video: "/media/walkthrough.mp4",
  captions: "/media/walkthrough.vtt",
  poster: "/media/walkthrough.jpg",
} as const;

const MissingVideo = () => (
  <div className="grid aspect-video place-items-center rounded-xl bg-sunken p-6 text-center">
    <div>
      <p className="font-medium text-ink">The video can't be shown here</p>
      <p className="mx-auto mt-1 max-w-sm text-sm text-ink-muted">
        It is missing or your browser can't play it. The extension itself is free to try.
      </p>
      <a
        href={paths.extension}
        className={buttonStyles({ variant: "secondary", size: "sm", className: "mt-4" })}
      >
        Install Extension
      </a>
    </div>
  </div>
);

/** Chrome's; not in TypeScript's library yet. */
declare class CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Closes on Escape while the focus is in the video's own controls: these keep the key to themselves. */
const useCloseRequest = (isOpen: boolean, close: () => void): void => {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen || !("CloseWatcher" in window)) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => onClose();
    return () => watcher.destroy();
  }, [isOpen]);
};

/** Nothing moves by itself for people who asked for less motion; the controls start the video. */
const prefersStillness = (): boolean =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The walkthrough video in a dialog (SITE-21): muted, playing, with controls. */
export const Walkthrough = ({
  title = `How ${productName} works`,
  open,
  onOpenChange,
}: {
  readonly title?: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}) => {
  const [isMissing, setMissing] = useState(false);
  useCloseRequest(open, () => onOpenChange(false));
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} size="lg">
      {isMissing ? (
        <MissingVideo />
      ) : (
        <video
          autoPlay={!prefersStillness()}
          muted
          controls
          playsInline
          poster={media.poster}
          width={1280}
          height={720}
          className="aspect-video w-full rounded-xl bg-sunken"
          onError={() => setMissing(true)}
          src={media.video}
        >
          <track kind="captions" src={media.captions} srcLang="en" label="English" default />
        </video>
      )}
      <p className="mt-4 text-sm text-ink-muted">
        Watch prompts being enhanced in real time across ChatGPT, Claude, Gemini and Grok.
      </p>
    </Dialog>
  );
};
