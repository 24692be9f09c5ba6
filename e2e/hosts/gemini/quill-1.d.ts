declare module "quill-1" {
  import type { QuillClass } from "../editors/quill.ts";

  const Quill: QuillClass;
  export default Quill;
}
