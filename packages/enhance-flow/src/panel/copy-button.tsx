import { Button } from "@whetstone/ui";
import { useEffect, useState } from "react";

/** How long "Copied" stands, in milliseconds. */
const noticeMs = 2_000;

/** Copies a text and says so. */
export const CopyButton = ({
  text,
  label = "Copy",
}: {
  readonly text: string;
  readonly label?: string;
}) => {
  const [notice, setNotice] = useState<"Copied" | "Copying failed" | null>(null);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), noticeMs);
    return () => clearTimeout(timer);
  }, [notice]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setNotice("Copied"),
      () => setNotice("Copying failed"),
    );
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className="self-center text-xs text-ink-muted empty:hidden">
        {notice}
      </span>
    </>
  );
};
