/** The size of a cover in its own units. */
export const coverSize = { width: 480, height: 270 } as const;

/** The spark of the mark, around a point. */
export const Spark = ({
  x,
  y,
  size = 18,
}: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}) => {
  const near = size * 0.16;
  return (
    <path
      className="fill-spark"
      d={`M${x} ${y - size}Q${x + near} ${y - near} ${x + size} ${y}Q${x + near} ${y + near} ${x} ${y + size}Q${x - near} ${y + near} ${x - size} ${y}Q${x - near} ${y - near} ${x} ${y - size}z`}
    />
  );
};

/** A line of text, as a bar. */
export const Bar = ({
  x,
  y,
  width,
  height = 10,
  lit = false,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  readonly lit?: boolean;
}) => (
  <rect
    x={x}
    y={y}
    width={width}
    height={height}
    rx={Math.min(5, height / 2)}
    className={lit ? "fill-spark" : "fill-line-strong"}
    opacity={lit ? 1 : 0.55}
  />
);

/** A sheet with an outline. */
export const Sheet = ({
  x,
  y,
  width,
  height,
  radius = 14,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
}) => (
  <rect
    x={x}
    y={y}
    width={width}
    height={height}
    rx={radius}
    className="fill-raised stroke-line-strong"
    strokeWidth="2"
  />
);

/** The places of a grid, row by row. */
export const placesOf = (columns: number, rows: number): readonly { x: number; y: number }[] =>
  [...Array(columns * rows).keys()].map((at) => ({ x: at % columns, y: Math.floor(at / columns) }));
