import { diagnosePage } from "../diagnosis/diagnose-page.ts";
import { createLiveScore } from "../live-score/live-score.ts";
import { createPanel } from "../panel/main.tsx";
import { leaveParts } from "./injected-parts.ts";

leaveParts({ createPanel, createLiveScore, diagnosePage });
