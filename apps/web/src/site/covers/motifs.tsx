import type { Area } from "./area.ts";
import type { Motif } from "./motif.ts";
import { drawChat, drawDocument, drawPicture } from "./platform-motifs.tsx";
import { Bar, placesOf, Sheet, Spark } from "./shapes.tsx";

const pick = (random: () => number, count: number): number => Math.floor(random() * count);

/** Five parts, the last one to the point. */
const drawParts: Motif = (random) => (
  <>
    {[0, 1, 2, 3, 4].map((at) => (
      <Bar
        key={at}
        x={96}
        y={58 + at * 34}
        width={at === 4 ? 250 : 110 + random() * 170}
        height={14}
        lit={at === 4}
      />
    ))}
    <Spark x={374} y={201} size={24} />
  </>
);

/** A drawer of tools, one of them the right one. */
const drawTools: Motif = (random) => {
  const chosen = pick(random, 12);
  return placesOf(4, 3).map(({ x, y }, at) => (
    <g key={`${x}-${y}`}>
      <Sheet x={104 + x * 70} y={40 + y * 66} width={56} height={54} />
      {at === chosen ? (
        <Spark x={132 + x * 70} y={67 + y * 66} size={20} />
      ) : (
        <Bar x={118 + x * 70} y={62 + y * 66} width={14 + random() * 14} />
      )}
    </g>
  ));
};

/** Four columns side by side. */
const drawColumns: Motif = (random) => {
  const highest = pick(random, 4);
  return [0, 1, 2, 3].map((at) => {
    const height = at === highest ? 138 : 50 + random() * 70;
    return (
      <g key={at}>
        <Bar x={116 + at * 68} y={226 - height} width={44} height={height} lit={at === highest} />
        {at === highest && <Spark x={138 + at * 68} y={226 - height - 26} />}
      </g>
    );
  });
};

/** Twelve questions, one just answered. */
const drawQuestions: Motif = (random) => {
  const answered = pick(random, 12);
  return placesOf(4, 3).map(({ x, y }, at) => (
    <g key={`${x}-${y}`} transform={`translate(${114 + x * 72} ${40 + y * 68})`}>
      <path
        d="M4 14a14 14 0 1 1 20 13v9"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        className={at === answered ? "stroke-spark" : "stroke-line-strong"}
        opacity={at === answered ? 1 : 0.55}
      />
      {at === answered ? (
        <Spark x={24} y={48} size={9} />
      ) : (
        <circle cx={24} cy={47} r={4} className="fill-line-strong" opacity="0.55" />
      )}
    </g>
  ));
};

/** Ten steps up. */
const drawSteps: Motif = () => (
  <>
    {[...Array(10).keys()].map((at) => (
      <Bar
        key={at}
        x={86 + at * 30}
        y={222 - at * 14 - 12}
        width={24}
        height={12 + at * 14}
        lit={at === 9}
      />
    ))}
    <Spark x={368} y={56} size={22} />
  </>
);

/** Sheets to take along, one on top of the others. */
const drawSheets: Motif = (random) => (
  <>
    <Sheet x={200} y={44} width={190} height={150} />
    <Sheet x={150} y={60} width={190} height={150} />
    <Sheet x={100} y={76} width={190} height={150} />
    {[0, 1, 2, 3].map((at) => (
      <Bar
        key={at}
        x={124}
        y={104 + at * 26}
        width={60 + random() * 80}
        lit={at === pick(random, 4)}
      />
    ))}
    <Spark x={290} y={76} size={22} />
  </>
);

/** Walls around what stays inside. */
const drawWalls: Motif = () => (
  <>
    {[96, 70, 44].map((radius, at) => (
      <circle
        key={radius}
        cx={240}
        cy={135}
        r={radius}
        fill="none"
        strokeWidth="6"
        strokeDasharray={`${radius * 4.9} ${radius * 1.4}`}
        transform={`rotate(${at * 118} 240 135)`}
        className="stroke-line-strong"
        opacity="0.55"
      />
    ))}
    <Spark x={240} y={135} size={26} />
  </>
);

/** A way with its stations. */
const drawWay: Motif = () => (
  <>
    <path
      d="M88 214C150 214 140 150 200 150S260 92 316 92 352 64 376 58"
      fill="none"
      strokeWidth="6"
      strokeLinecap="round"
      className="stroke-line-strong"
      opacity="0.55"
    />
    {[
      [88, 214],
      [200, 150],
      [316, 92],
    ].map(([x, y]) => (
      <circle
        key={x}
        cx={x}
        cy={y}
        r="11"
        strokeWidth="5"
        className="fill-raised stroke-line-strong"
      />
    ))}
    <Spark x={386} y={56} size={26} />
  </>
);

/** A day with less of it spent. */
const drawDay: Motif = () => (
  <>
    <circle cx="240" cy="135" r="88" className="fill-raised stroke-line-strong" strokeWidth="2" />
    {[...Array(12).keys()].map((at) => (
      <line
        key={at}
        x1="240"
        y1="62"
        x2="240"
        y2="74"
        strokeWidth="5"
        strokeLinecap="round"
        transform={`rotate(${at * 30} 240 135)`}
        className={at < 3 ? "stroke-spark" : "stroke-line-strong"}
      />
    ))}
    <path
      d="M240 135V84M240 135l36 20"
      fill="none"
      strokeWidth="6"
      strokeLinecap="round"
      className="stroke-ink"
    />
    <Spark x={330} y={62} size={22} />
  </>
);

/** What the cover of each area shows. */
export const motifs: Readonly<Record<Area, Motif>> = {
  Fundamentals: drawParts,
  Tools: drawTools,
  Comparison: drawColumns,
  Questions: drawQuestions,
  ChatGPT: drawChat,
  Claude: drawDocument,
  Gemini: drawPicture,
  Optimization: drawSteps,
  Business: drawSheets,
  Security: drawWalls,
  Guide: drawWay,
  Productivity: drawDay,
};
