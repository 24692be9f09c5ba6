import { Disclosure, TextBox } from "@whetstone/ui";
import type { Outcome } from "../flow.ts";
import { useLanguage } from "../language/use-language.tsx";
import { ChangesView } from "./changes-view.tsx";

/** What a result that went in unseen made of the draft, for who wants to know (EXT-28). */
export const WhatChanged = ({ outcome }: { readonly outcome: Outcome }) => {
  const { say } = useLanguage();
  return (
    <Disclosure summary={say("inserted_changes")}>
      <TextBox label={say("enhancedPrompt")}>
        <ChangesView outcome={outcome} />
      </TextBox>
    </Disclosure>
  );
};
