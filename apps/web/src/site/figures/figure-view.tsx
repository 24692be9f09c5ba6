import type { ReactNode } from "react";
import { AllowanceFigure } from "./allowance-figure.tsx";
import { BulletFigure } from "./bullet-figure.tsx";
import { ChatScene } from "./chat-scene.tsx";
import type { Figure } from "./figure.ts";
import { HostsFigure } from "./hosts-figure.tsx";
import { ScoreFigure } from "./score-figure.tsx";
import { StoredFigure } from "./stored-figure.tsx";
import { TemplateFigure } from "./template-figure.tsx";

/** What a figure shows, for those who don't see it. */
const altOf = (figure: Figure): string => {
  switch (figure.kind) {
    case "chat":
      return "A prompt in the composer of a chat, with the panel over it: the questions it asks, the result with what was added, and the score before and after";
    case "score":
      return "A prompt with its score before and after, and the questions that were answered between them";
    case "hosts":
      return "The button with its score in the composers of ChatGPT, Claude, Gemini and Grok";
    case "bullet":
      return "A line of a resume: what it says of action, tools, scope, metric and impact, and a gap for what is missing";
    case "allowance":
      return "The enhancements of a month on the free plan, some of them used";
    case "template":
      return "A template with its places to fill in marked";
    case "stored":
      return "What is stored of one enhancement: figures only, and no text";
  }
};

const draw = (figure: Figure): ReactNode => {
  switch (figure.kind) {
    case "chat":
      return <ChatScene {...figure} />;
    case "score":
      return <ScoreFigure {...figure} />;
    case "hosts":
      return <HostsFigure {...figure} />;
    case "bullet":
      return <BulletFigure />;
    case "allowance":
      return <AllowanceFigure />;
    case "template":
      return <TemplateFigure {...figure} />;
    case "stored":
      return <StoredFigure />;
  }
};

/** A picture: it is looked at, and nothing in it takes a press or the focus. */
export const FigureView = ({ figure }: { readonly figure: Figure }) => (
  <div role="img" aria-label={altOf(figure)} className="min-w-0 select-none">
    <div aria-hidden="true" inert>
      {draw(figure)}
    </div>
  </div>
);
