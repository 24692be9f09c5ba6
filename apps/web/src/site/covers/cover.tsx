import { classNames } from "@whetstone/ui";
import type { Area } from "./area.ts";
import { motifs } from "./motifs.tsx";
import { seededBy } from "./seeded.ts";
import { coverSize } from "./shapes.tsx";

const { width, height } = coverSize;

/** How far the strokes of the stone stand apart. */
const grain = 12;

const strokes = [...Array(Math.ceil((width + height) / grain)).keys()];

/** The cover of an article: its area on the face of a whetstone, the details by its title. */
export const Cover = ({
  area,
  title,
  className,
}: {
  readonly area: Area;
  readonly title: string;
  readonly className?: string;
}) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    width={width}
    height={height}
    aria-hidden="true"
    className={classNames("h-auto w-full bg-sunken", className)}
  >
    <path
      d={strokes.map((at) => `M${at * grain} 0l${-height * 0.62} ${height}`).join("")}
      className="stroke-line"
      strokeWidth="1"
    />
    {motifs[area](seededBy(title))}
  </svg>
);
