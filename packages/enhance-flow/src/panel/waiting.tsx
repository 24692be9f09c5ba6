import { Button, ScrollBox, Skeleton } from "@whetstone/ui";
import { useLanguage } from "../language/use-language.tsx";
import { resultHeight } from "./result-text.tsx";

/** The enhancement under way: the text as it arrives, and the way to end it. */
export const Waiting = ({
  text,
  onStop,
}: {
  /** What has arrived so far. */
  readonly text: string;
  readonly onStop: () => void;
}) => {
  const { say } = useLanguage();
  return (
    <div className="flex flex-col gap-3" aria-busy="true">
      <p role="status" className="text-sm text-ink-soft">
        {say("waiting")}
      </p>
      {text === "" ? (
        <>
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/3" />
        </>
      ) : (
        <ScrollBox label={say("waiting_text")} className={resultHeight}>
          <p
            dir="auto"
            className="whitespace-pre-wrap break-words text-ink-soft text-sm leading-relaxed"
          >
            {text}
          </p>
        </ScrollBox>
      )}
      <div className="flex items-center gap-3">
        <Button variant="secondary" size="sm" onClick={onStop}>
          {say("stop")}
        </Button>
        <p className="text-xs text-ink-muted">{say("waiting_stop")}</p>
      </div>
    </div>
  );
};
