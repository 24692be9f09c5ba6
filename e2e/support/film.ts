import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";

const run = promisify(execFile);

interface Cue {
  readonly fromMs: number;
  readonly text: string;
}

const clock = (ms: number): string =>
  new Date(ms).toISOString().slice("1970-01-01T".length, -1).padEnd(12, "0");

/** The cues as WebVTT; each lasts until the next. */
const captionsOf = (cues: readonly Cue[], endMs: number): string =>
  [
    "WEBVTT",
    ...cues.map(
      ({ fromMs, text }, index) =>
        `${clock(fromMs)} --> ${clock(cues[index + 1]?.fromMs ?? endMs)}\n${text}`,
    ),
    "",
  ].join("\n\n");

const encode = (list: string, file: string) =>
  run("ffmpeg", [
    ...["-y", "-loglevel", "error", "-f", "concat", "-safe", "0", "-i", list],
    ...[
      "-vf",
      "fps=25,scale=1280:720:flags=lanczos",
      "-c:v",
      "libx264",
      "-preset",
      "slow",
      "-crf",
      "24",
    ],
    ...["-pix_fmt", "yuv420p", "-movflags", "+faststart", file],
  ]);

/** A film made of screenshots, each shown for its own time; it takes as long as it says, however slow the machine. */
export const createFilm = async () => {
  const folder = await mkdtemp(join(tmpdir(), "whetstone-film-"));
  const frames: { readonly file: string; readonly ms: number }[] = [];
  const cues: Cue[] = [];
  let poster: string | undefined;
  const lengthMs = () => frames.reduce((sum, { ms }) => sum + ms, 0);
  return {
    lengthMs,
    /** Shows what the page shows now, for so many milliseconds. */
    show: async (page: Page, ms: number) => {
      const file = join(folder, `${String(frames.length).padStart(5, "0")}.png`);
      await page.screenshot({ path: file, caret: "initial" });
      frames.push({ file, ms });
    },
    /** The caption from here on. */
    say: (text: string) => {
      cues.push({ fromMs: lengthMs(), text });
    },
    /** The last frame stands for the film until it plays. */
    takePoster: () => {
      poster = frames.at(-1)?.file;
    },
    /** Writes the video, its captions and its poster into a folder. */
    write: async (into: string, name: string) => {
      await mkdir(into, { recursive: true });
      const last = frames.at(-1)?.file ?? "";
      const list = frames.map(({ file, ms }) => `file '${file}'\nduration ${ms / 1000}`);
      await writeFile(join(folder, "list.txt"), `${list.join("\n")}\nfile '${last}'\n`);
      await encode(join(folder, "list.txt"), join(into, `${name}.mp4`));
      const still = ["-y", "-loglevel", "error", "-i", poster ?? last];
      await run("ffmpeg", [...still, "-q:v", "4", join(into, `${name}.jpg`)]);
      await writeFile(join(into, `${name}.vtt`), captionsOf(cues, lengthMs()));
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type Film = Awaited<ReturnType<typeof createFilm>>;
