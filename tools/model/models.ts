/** A file that can be fetched: what it is, and how to tell that it is the right one. */
export interface ModelFile {
  /** What it is asked for by. */
  readonly name: string;
  readonly title: string;
  readonly licence: string;
  /** Of one revision, so that the file behind it never changes. */
  readonly url: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
}

const home = "https://huggingface.co/Qwen";

/** Small instruct models for the server's processor; the first one where none is named. */
export const models: readonly ModelFile[] = [
  {
    name: "qwen2.5-1.5b",
    title: "Qwen2.5 1.5B Instruct (Q4_K_M)",
    licence: "Apache-2.0",
    url: `${home}/Qwen2.5-1.5B-Instruct-GGUF/resolve/91cad51170dc346986eccefdc2dd33a9da36ead9/qwen2.5-1.5b-instruct-q4_k_m.gguf`,
    size: 1_117_320_736,
    sha256: "6a1a2eb6d15622bf3c96857206351ba97e1af16c30d7a74ee38970e434e9407e",
  },
  {
    name: "qwen2.5-0.5b",
    title: "Qwen2.5 0.5B Instruct (Q4_K_M)",
    licence: "Apache-2.0",
    url: `${home}/Qwen2.5-0.5B-Instruct-GGUF/resolve/9217f5db79a29953eb74d5343926648285ec7e67/qwen2.5-0.5b-instruct-q4_k_m.gguf`,
    size: 491_400_032,
    sha256: "74a4da8c9fdbcd15bd1f6d01d621410d31c6fc00986f5eb687824e7b93d7a9db",
  },
];
