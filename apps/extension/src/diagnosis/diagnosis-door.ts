import type { Host } from "../hosts/define-host.ts";

/** What the page's script hands over to say how it stands. */
export interface DiagnosisDoor {
  readonly host: Host;
  readonly isCorrected: boolean;
  readonly isHidden: boolean;
  readonly findEditor: () => HTMLElement | null;
}
