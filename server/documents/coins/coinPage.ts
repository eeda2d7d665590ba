import type { Queries } from '../../db/database';
import type { accounts } from '../../db/tables';
import { type Language, say } from '../../words';
import { html, type Html } from '../html';

/** Whose code a phone has scanned. */
export type Holder = Pick<typeof accounts.$inferSelect, 'id' | 'schoolId' | 'realName'>;

export interface Acting {
  readonly language: Language;
  readonly now: Date;
}

/** A page that a phone opens by a QR code of coins. */
export interface CoinPage {
  readonly name: 'purchase' | 'allocation';
  /** What the pages of whose code it was hear once it is used. */
  readonly used: 'coins.purchased' | 'coins.allocated';
  /** What to choose from, with a button; what was sent before stands there again. */
  offer(db: Queries, holder: Holder, language: Language, sent?: unknown): Promise<Html>;
  /** What is shown before it is done; null once the person is sure. Throws as `act` does. */
  ask(db: Queries, holder: Holder, sent: unknown, language: Language): Promise<Html | null>;
  /** Does what was chosen, within a transaction, and answers the sentence that says so. Throws ZodError or Refusal. */
  act(db: Queries, holder: Holder, sent: unknown, acting: Acting): Promise<string>;
  /** What a person reads whose choice is none. */
  wrong(language: Language): string;
}

/** The button that does it. */
export const actButton = (language: Language, name: CoinPage['name']): Html =>
  html`<button>${say(language, `coinPage.${name}Verb`)}</button>`;
