import { useState } from "react";

/** Copies texts, and says what came of it. */
export const useCopied = () => {
  const [notice, setNotice] = useState("");
  const copy = (text: string, done = "Copied") =>
    void navigator.clipboard.writeText(text).then(
      () => setNotice(done),
      () => setNotice("Copying failed"),
    );
  return { notice, copy };
};
