/** Models that write no text. */
const writesNothing =
  /embed|bge-|e5-|minilm|nomic|rerank|whisper|clip|tts|ocr|guard|dall-e|image|audio|moderation|realtime|transcribe|sora|veo|imagen/i;
/** How many thousand million weights a name tells ("llama3.1:8b", "Qwen3-4B"). */
const size = /(?<![\p{L}\p{N}.])(\d{1,3}(?:\.\d)?)b(?![\p{L}\p{N}])/iu;
/** Large enough to keep to instructions, small enough to answer while somebody waits. */
const [least, most] = [3, 15];

const isHandy = (name: string): boolean => {
  const billions = Number(size.exec(name)?.[1] ?? Number.NaN);
  return billions >= least && billions <= most;
};

/** Those of the models that write text, a handy one first, else as they were. */
export const writersAmong = (names: readonly string[]): readonly string[] => {
  const writers = names.filter((name) => !writesNothing.test(name));
  const handy = writers.find(isHandy);
  return handy === undefined ? writers : [handy, ...writers.filter((name) => name !== handy)];
};
