/** What a person typed and has not sent yet, kept in the browser. */
export interface Draft {
  readonly content: unknown;
  /** Epoch ms. */
  readonly savedAt: number;
}

/** A form's draft lasts this long, in ms, before it is thrown away: 30 days. */
export const draftLifetime = 30 * 24 * 60 * 60 * 1000;
