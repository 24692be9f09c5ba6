import { platformNames } from "@whetstone/enhance-flow";
import { madeExample } from "../examples/made-examples.ts";
import { BrowserFrame, FaintConversation } from "./browser-frame.tsx";
import { Composer } from "./composer.tsx";
import type { Figure } from "./figure.ts";

/** One button, in each of the chats. */
export const HostsFigure = ({ examples }: Extract<Figure, { kind: "hosts" }>) => (
  <div className="grid gap-4 sm:grid-cols-2">
    {examples.map(madeExample).map(({ example, scoreBefore }) => (
      <BrowserFrame
        key={example.id}
        title={platformNames[example.platform]}
        className="flex flex-col max-sm:nth-[n+3]:hidden sm:even:translate-y-6"
      >
        <div className="flex flex-1 flex-col justify-between gap-5 p-3 pt-5">
          <FaintConversation turns={1} />
          <Composer score={scoreBefore}>{example.before}</Composer>
        </div>
      </BrowserFrame>
    ))}
  </div>
);
