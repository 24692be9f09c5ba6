import { BulletPartsList } from "../islands/try-it/bullet/bullet-parts-list.tsx";
import { sharpenBullet } from "../islands/try-it/bullet/sharpen-bullet.ts";
import { FigureCard, FigurePrompt } from "./card.tsx";
import { MarkedGaps } from "./marked-gaps.tsx";

const line = "Responsible for 12 stores in three states";

/** A gap in a sharpened line. */
const bulletGap = /(\[[^\]]+\])/;

/** A flat line, its five parts, and the gaps it leaves. */
export const BulletFigure = () => {
  const bullet = sharpenBullet(line);
  if (bullet.kind !== "sharpened") throw new Error(`The figure's line is no bullet: ${line}`);
  return (
    <FigureCard className="grid gap-6">
      <p className="font-mono text-sm text-ink-muted line-through decoration-line-strong">{line}</p>
      <FigurePrompt>
        <MarkedGaps gap={bulletGap}>{bullet.text}</MarkedGaps>
      </FigurePrompt>
      <div className="border-t border-line pt-6">
        <BulletPartsList found={bullet.found} />
      </div>
    </FigureCard>
  );
};
