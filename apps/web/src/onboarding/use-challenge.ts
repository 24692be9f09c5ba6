import { createScorerOnDevice, english, type ShownScore } from "@whetstone/enhance-flow";
import { useEffect, useState } from "react";

const scoreHere = createScorerOnDevice(english);

/** A prompt and its score while it is typed; none for a text that can't be scored. */
export const useChallenge = () => {
  const [prompt, setPrompt] = useState("");
  const [score, setScore] = useState<ShownScore | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const take = (found: ShownScore | null) => {
      if (isCurrent) setScore(found);
    };
    if (prompt.trim() === "") take(null);
    else scoreHere(prompt).then(take, () => take(null));
    return () => {
      isCurrent = false;
    };
  }, [prompt]);
  return { prompt, setPrompt, score };
};
