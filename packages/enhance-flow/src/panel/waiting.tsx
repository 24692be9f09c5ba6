import { Button, Skeleton, TextBox } from "@whetstone/ui";
import { useLanguage } from "../language/use-language.tsx";
import { ActionsRow } from "./actions-row.tsx";

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
        <TextBox label={say("waiting_text")}>
          <p
            dir="auto"
            className="whitespace-pre-wrap break-words text-ink-soft text-sm leading-relaxed"
          >
            {text}
          </p>
        </TextBox>
      )}
      <ActionsRow>
        <Button variant="secondary" size="sm" onClick={onStop}>
          {say("stop")}
        </Button>
        <p className="text-xs text-ink-muted">{say("waiting_stop")}</p>
      </ActionsRow>
    </div>
  );
};
