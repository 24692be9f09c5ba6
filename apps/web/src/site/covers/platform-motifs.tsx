import type { Motif } from "./motif.ts";
import { Bar, Sheet, Spark } from "./shapes.tsx";

/** A composer with a few lines in it, and the button that sparks. */
export const drawChat: Motif = (random) => {
  const widths = [0, 1, 2].map(() => 90 + random() * 130);
  return (
    <>
      <Bar x={250 + random() * 40} y={42} width={120} height={22} />
      <Bar x={96} y={82} width={150 + random() * 80} />
      <Bar x={96} y={102} width={110 + random() * 80} />
      <Sheet x={80} y={134} width={320} height={102} radius={24} />
      {widths.map((width, at) => (
        <Bar key={width} x={104} y={156 + at * 20} width={width} lit={at === 2} />
      ))}
      <Spark x={366} y={202} size={22} />
    </>
  );
};

const lineHeight = 18;

/** A long document between tags, with the passage that counts. */
export const drawDocument: Motif = (random) => (
  <>
    <Sheet x={150} y={28} width={180} height={214} />
    {[...Array(10).keys()].map((at) => (
      <Bar
        key={at}
        x={172}
        y={48 + at * lineHeight}
        width={80 + random() * 56}
        height={8}
        lit={at === 6}
      />
    ))}
    <path
      d="M118 96 84 135l34 39M362 96l34 39-34 39"
      fill="none"
      strokeWidth="8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-line-strong"
      opacity="0.55"
    />
    <Spark x={330} y={161} size={22} />
  </>
);

/** A picture and the words about it. */
export const drawPicture: Motif = (random) => (
  <>
    <Sheet x={84} y={48} width={170} height={174} />
    <path
      d="M96 204l46-62 32 38 24-28 44 52z"
      className="fill-line-strong"
      opacity="0.55"
      strokeLinejoin="round"
    />
    <Spark x={208} y={90} size={24} />
    {[0, 1, 2, 3, 4].map((at) => (
      <Bar key={at} x={280} y={70 + at * 30} width={50 + random() * 70} lit={at === 1} />
    ))}
  </>
);
