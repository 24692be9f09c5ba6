import { Button } from "@whetstone/ui";
import { useEffect, useState } from "react";
import { useLanguage } from "../language/use-language.tsx";

/** How long "Copied" stands, in milliseconds. */
const noticeMs = 2_000;

/** Copies a text and says so. */
export const CopyButton = ({
  text,
  label,
  variant = "secondary",
  disabled = false,
}: {
  readonly text: string;
  /** Instead of "Copy". */
  readonly label?: string;
  readonly variant?: "primary" | "secondary";
  readonly disabled?: boolean;
}) => {
  const { say } = useLanguage();
  const [notice, setNotice] = useState<"done" | "failed" | null>(null);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), noticeMs);
    return () => clearTimeout(timer);
  }, [notice]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setNotice("done"),
      () => setNotice("failed"),
    );
  return (
    <>
      <Button variant={variant} size="sm" disabled={disabled} onClick={() => void copy()}>
        {label ?? say("copy")}
      </Button>
      <span role="status" className="self-center text-xs text-ink-muted empty:hidden">
        {notice && say(`copy_${notice}`)}
      </span>
    </>
  );
};
