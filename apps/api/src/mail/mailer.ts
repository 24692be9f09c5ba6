/** A mail, readable as plain text and as HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mail. Both functions throw `provider_unavailable` when the provider can't be reached. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
  /** Does what sending does up to the mail itself: asked before a mail is written down. */
  readonly probe: () => Promise<void>;
  /** Where mail goes, for people: a host or a folder. */
  readonly destination: string;
  /** Mail is written into a folder on this machine; no provider is asked. */
  readonly isFolder: boolean;
  readonly close: () => void;
}
