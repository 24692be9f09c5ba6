import { ScoreBar, ScoreDial, ScoreNumber } from "@whetstone/ui";
import { Column, Row } from "../layout.tsx";

export default { title: "UI/Score" };

/** One for each colour, and both ends. */
const scores = [0, 12, 30, 50, 70, 85, 100] as const;

export const Dials = () => (
  <Row>
    {scores.map((score) => (
      <ScoreDial key={score} label="Score" score={score} />
    ))}
    <ScoreDial label="Score" score={64.4} size="sm" />
  </Row>
);

export const Bars = () => (
  <Column>
    {scores.map((score) => (
      <ScoreBar key={score} label="Quality score" score={score} />
    ))}
  </Column>
);

export const Numbers = () => (
  <Row>
    {scores.map((score) => (
      <ScoreNumber key={score} score={score} />
    ))}
  </Row>
);
