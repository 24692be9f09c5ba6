import type { AboutMe, Fact } from "@whetstone/enhance-flow";
import { Button, Card } from "@whetstone/ui";
import { useEffect, useMemo, useState } from "react";
import { createAboutMe } from "../kept/about-me.ts";
import { aboutMeKey } from "../storage-keys.ts";
import { FactRow } from "./fact-row.tsx";

/** The facts as they are stored, also when another tab changes them. */
const useFacts = (userId: string, aboutMe: AboutMe) => {
  const [facts, setFacts] = useState<readonly Fact[]>([]);
  const load = async () => setFacts(await aboutMe.read());
  useEffect(() => {
    const take = () => void aboutMe.read().then(setFacts);
    const follow = ({ key }: StorageEvent) => {
      if (key === null || key === aboutMeKey(userId)) take();
    };
    take();
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [userId, aboutMe]);
  return { facts, load };
};

/** What the person keeps about themselves on this device: listed, changed, deleted, brought back. */
export const AboutMeCard = ({ userId }: { readonly userId: string }) => {
  const aboutMe = useMemo(() => createAboutMe(userId, localStorage), [userId]);
  const { facts, load } = useFacts(userId, aboutMe);
  const [gone, setGone] = useState<Fact | null>(null);
  const keep = async (fact: Fact) => {
    await aboutMe.keep(fact);
    if (gone?.need === fact.need) setGone(null);
    await load();
  };
  const forget = async (fact: Fact) => {
    await aboutMe.forget(fact.need);
    setGone(fact);
    await load();
  };
  return (
    <Card
      title="About me"
      description="Answers you chose to keep in this browser. They are offered where the same is asked again, and sent only if you use them."
    >
      {facts.length === 0 && gone === null && (
        <p className="text-sm text-ink-soft">
          Nothing kept yet. Press the bookmark beside an answer to have it offered next time.
        </p>
      )}
      <ul>
        {facts.map((fact) => (
          <FactRow
            key={fact.need}
            fact={fact}
            onKeep={(changed) => void keep(changed)}
            onForget={() => void forget(fact)}
          />
        ))}
      </ul>
      {gone && (
        <div className="mt-3 flex items-center justify-between gap-3">
          <p role="status" dir="auto" className="min-w-0 break-words text-sm text-ink-muted">
            {`“${gone.text}” was deleted.`}
          </p>
          <Button autoFocus size="sm" variant="secondary" onClick={() => void keep(gone)}>
            Undo
          </Button>
        </div>
      )}
    </Card>
  );
};
