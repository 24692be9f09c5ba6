import { useEffect, useState } from "react";
import type { SharedPair } from "./shared-pair.ts";
import { takenPair } from "./taken-pair.ts";

/** What the page was opened with, until it is put away. */
export const useShared = () => {
  const [shared, setShared] = useState<SharedPair | null>(null);
  useEffect(() => setShared(takenPair()), []);
  return { shared, close: () => setShared(null) };
};
