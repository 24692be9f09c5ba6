import { writeFileSync } from "node:fs";

/** What a tiny model writes, whatever it is asked. */
export interface TinyModelOptions {
  /** No twelve letters of it may come twice. */
  readonly says: string;
  /** Begins again when it has said it, and never ends. */
  readonly isEndless?: boolean;
  /** A key left out of the header; without some of them the library ends its process. */
  readonly without?: string;
}

const width = 64;
const inner = 128;
const layers = 2;
const alignment = 32;
const pieceLength = 12;
const special = ["<|im_start|>", "<|im_end|>", "<|endoftext|>"];

const chatTemplate =
  "{% for message in messages %}{{'<|im_start|>' + message['role'] + '\n' + message['content'] + '<|im_end|>' + '\n'}}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}";

/** GPT-2's alphabet: a printable character for each byte. */
const letters: readonly string[] = (() => {
  const isOwn = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174;
  let others = 0;
  return Array.from({ length: 256 }, (_, byte) => {
    if (isOwn(byte)) return String.fromCodePoint(byte);
    others += 1;
    return String.fromCodePoint(255 + others);
  });
})();

const inLetters = (text: string): string =>
  [...Buffer.from(text)].map((byte) => letters[byte]).join("");

const u32 = (value: number): Buffer => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
};
const u64 = (value: number): Buffer => {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64LE(BigInt(value));
  return buffer;
};
const f32 = (...values: readonly number[]): Buffer => Buffer.from(new Float32Array(values).buffer);
const text = (value: string): Buffer => {
  const bytes = Buffer.from(value);
  return Buffer.concat([u64(bytes.length), bytes]);
};
const padded = (buffer: Buffer): Buffer =>
  Buffer.concat([buffer, Buffer.alloc((alignment - (buffer.length % alignment)) % alignment)]);

/** Values of the header by their types in the format. */
const value = {
  u32: (number: number) => [u32(4), u32(number)],
  f32: (number: number) => [u32(6), f32(number)],
  bool: (flag: boolean) => [u32(7), Buffer.from([flag ? 1 : 0])],
  text: (words: string) => [u32(8), text(words)],
  texts: (all: readonly string[]) => [u32(9), u32(8), u64(all.length), ...all.map(text)],
  i32s: (all: readonly number[]) => [u32(9), u32(5), u64(all.length), ...all.map(u32)],
};

/** Numbers that look random and are the same each time. */
const createNumbers = () => {
  let state = 7;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return (state / 2 ** 30 - 1) * 1.7;
  };
};

interface Tensor {
  readonly name: string;
  readonly dims: readonly number[];
  readonly values: Float32Array;
}

const zeros = (name: string, ...dims: number[]): Tensor => {
  const size = dims.reduce((product, dim) => product * dim, 1);
  return { name, dims, values: new Float32Array(size) };
};
const ones = (name: string): Tensor => {
  const tensor = zeros(name, width);
  tensor.values.fill(1);
  return tensor;
};

const layer = (index: number): readonly Tensor[] => {
  const name = (part: string) => `blk.${index}.${part}.weight`;
  return [
    ones(name("attn_norm")),
    ...["attn_q", "attn_k", "attn_v", "attn_output"].map((part) => zeros(name(part), width, width)),
    ones(name("ffn_norm")),
    zeros(name("ffn_gate"), width, inner),
    zeros(name("ffn_up"), width, inner),
    zeros(name("ffn_down"), inner, width),
  ];
};

/** Weights that let each token be followed by the next of the script. */
const scriptedTensors = (tokens: readonly string[], script: readonly number[]) => {
  const embeddings = zeros("token_embd.weight", width, tokens.length);
  const next = createNumbers();
  embeddings.values.forEach((_, at) => {
    embeddings.values[at] = next();
  });
  const output = zeros("output.weight", width, tokens.length);
  script.slice(1).forEach((token, step) => {
    const before = script[step] ?? 0;
    const row = embeddings.values.subarray(before * width, (before + 1) * width);
    output.values.set(row, token * width);
  });
  const all = Array.from({ length: layers }, (_, index) => layer(index)).flat();
  return [embeddings, ones("output_norm.weight"), output, ...all];
};

const piecesOf = (says: string): string[] =>
  says.match(new RegExp(`[\\s\\S]{1,${pieceLength}}`, "g")) ?? [];

/** Writes a whole model of half a megabyte in llama.cpp's format that says one text. */
export const writeTinyModel = (
  path: string,
  { says, isEndless = false, without }: TinyModelOptions,
): void => {
  const pieces = piecesOf(says).map(inLetters);
  if (new Set(pieces).size !== pieces.length) throw new Error(`${pieceLength} letters come twice`);
  const tokens = [...letters, ...special, "ĠĠ", ...pieces];
  const end = tokens.indexOf("<|im_end|>");
  const first = tokens.length - pieces.length;
  const script = [10, ...pieces.map((_, index) => first + index), isEndless ? first : end];
  const tensors = scriptedTensors(tokens, script);
  const header = Object.entries({
    "general.architecture": value.text("llama"),
    "llama.context_length": value.u32(16_384),
    "llama.embedding_length": value.u32(width),
    "llama.block_count": value.u32(layers),
    "llama.feed_forward_length": value.u32(inner),
    "llama.attention.head_count": value.u32(4),
    "llama.attention.layer_norm_rms_epsilon": value.f32(1e-5),
    "llama.rope.dimension_count": value.u32(16),
    "tokenizer.ggml.model": value.text("gpt2"),
    "tokenizer.ggml.pre": value.text("gpt-2"),
    "tokenizer.ggml.tokens": value.texts(tokens),
    "tokenizer.ggml.token_type": value.i32s(
      tokens.map((token) => (special.includes(token) ? 3 : 1)),
    ),
    "tokenizer.ggml.merges": value.texts(["Ġ Ġ"]),
    "tokenizer.ggml.eos_token_id": value.u32(end),
    "tokenizer.ggml.add_bos_token": value.bool(false),
    "tokenizer.chat_template": value.text(chatTemplate),
  }).filter(([key]) => key !== without);
  let offset = 0;
  const infos: Buffer[] = [];
  const blobs: Buffer[] = [];
  for (const { name, dims, values } of tensors) {
    infos.push(text(name), u32(dims.length), ...dims.map(u64), u32(0), u64(offset));
    const blob = padded(Buffer.from(values.buffer));
    blobs.push(blob);
    offset += blob.length;
  }
  const head = [Buffer.from("GGUF"), u32(3), u64(tensors.length), u64(header.length)];
  const keys = header.flatMap(([key, parts]) => [text(key), ...parts]);
  writeFileSync(
    path,
    Buffer.concat([padded(Buffer.concat([...head, ...keys, ...infos])), ...blobs]),
  );
};
