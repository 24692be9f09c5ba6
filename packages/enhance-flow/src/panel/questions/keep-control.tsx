import { Bookmark } from "lucide-react";
import { useLanguage } from "../../language/use-language.tsx";

/** At the end of a field: keeps its answer on this device for the next time it is asked. */
export const KeepControl = ({
  isKept,
  onKeep,
}: {
  readonly isKept: boolean;
  readonly onKeep: (isKept: boolean) => void;
}) => {
  const { say } = useLanguage();
  const label = say("questions_keep");
  return (
    <label
      title={label}
      className="absolute inset-y-0 end-0 grid w-8 cursor-pointer place-items-center rounded-lg text-ink-muted hover:text-ink has-checked:text-spark-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
    >
      <input
        type="checkbox"
        aria-label={label}
        checked={isKept}
        onChange={(event) => onKeep(event.target.checked)}
        className="peer absolute inset-0 cursor-pointer opacity-0"
      />
      <Bookmark aria-hidden="true" className="size-3.5 peer-checked:fill-current" />
    </label>
  );
};
