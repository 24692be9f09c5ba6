import { platformNames } from "@whetstone/enhance-flow";
import { Fragment } from "react";
import { madeExample } from "../examples/made-examples.ts";
import { BrowserFrame, FaintConversation } from "./browser-frame.tsx";
import { Composer } from "./composer.tsx";
import type { Figure } from "./figure.ts";
import { AskingPanel, ResultPanel } from "./panel.tsx";

type ChatFigure = Extract<Figure, { kind: "chat" }>;

/** The words of a prompt, each of which may appear by itself. */
const Words = ({ text }: { readonly text: string }) =>
  text.split(" ").map((word, at) => (
    <Fragment key={`${at.toString()}-${word}`}>
      <span className="scene-word" style={{ animationDelay: `${600 + at * 190}ms` }}>
        {word}
      </span>{" "}
    </Fragment>
  ));

/** A chat page as it is with the product: the composer, its button, and the panel over it. */
export const ChatScene = ({ example: id, shows }: ChatFigure) => {
  const made = madeExample(id);
  const { example, scoreBefore } = made;
  const isStory = shows === "story";
  return (
    <BrowserFrame title={platformNames[example.platform]}>
      <div data-scene={shows} className="grid gap-4 bg-surface px-4 pt-6 pb-4 sm:px-6 sm:pb-6">
        <div className="grid items-end *:[grid-area:1/1]">
          <div className="self-start">
            <FaintConversation turns={2} />
          </div>
          <div className="grid justify-items-end *:w-full *:max-w-[27rem] *:[grid-area:1/1] items-end">
            {(isStory || shows === "questions") && <AskingPanel made={made} />}
            {(isStory || shows === "result") && <ResultPanel made={made} />}
          </div>
        </div>
        <Composer score={scoreBefore}>
          {isStory ? <Words text={example.before} /> : example.before}
        </Composer>
      </div>
    </BrowserFrame>
  );
};
