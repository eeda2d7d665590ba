/** What a person typed and has not sent yet, kept in the browser. */
export interface Draft {
  readonly content: unknown;
  /** Epoch ms. */
  readonly savedAt: number;
}

/** A draft that is offered, with the place where it is kept. */
export interface FoundDraft {
  readonly place: string;
  readonly content: unknown;
  /** Epoch ms; null while it is not saved: it was typed here before another draft was restored. */
  readonly savedAt: number | null;
}

/** How much of a draft is shown where it is offered, in characters. */
const excerptLength = 60;

/** All texts in what was typed. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null
    ? Object.values(content).flatMap(textsIn)
    : [];
}

/** The longest text in what was typed; choices, moments and addresses are none. */
function longestIn(content: unknown): string | undefined {
  const chosen = /^$|^[a-z][A-Za-z]*$|^\d{4}-\d\d-\d\d|^\/\S*$|^https?:/;
  return textsIn(content)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => !chosen.test(text))
    .toSorted((one, other) => other.length - one.length)[0];
}

/**
 * The longest text that a person typed into a draft, cut; null where there is none. Beside typed `values` lies what was
 * chosen, such as a task card: it is named where nothing was typed.
 */
export function draftExcerpt(content: unknown): string | null {
  const hasValues = typeof content === 'object' && content !== null && 'values' in content;
  const longest = (hasValues ? longestIn(content.values) : undefined) ?? longestIn(content);
  if (longest === undefined) return null;
  const characters = [...longest];
  return characters.length > excerptLength
    ? `${characters.slice(0, excerptLength).join('')}…`
    : longest;
}

/** Whether nothing is in it that could be lost: no text, no choice, no entry. */
export function saysNothing(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return content === '' || content === null;
  return Object.values(content).every(saysNothing);
}

/** A draft older than this, in ms, is deleted the next time drafts are looked for: 30 days. */
export const draftLifetime = 30 * 24 * 60 * 60 * 1000;

const besideOf = (key: string) => `${key}.beside.`;

/** Whether a place keeps a draft of the form with this key, such as `feedback.42` or `feedback.42.beside.1`. */
export function isPlaceOf(key: string, place: string): boolean {
  return place === key || place.startsWith(besideOf(key));
}

/** The first place for a draft of a form that no other draft of it is kept at. */
export function freePlace(key: string, taken: readonly { readonly place: string }[]): string {
  const isFree = (place: string) => taken.every((other) => other.place !== place);
  let place = key;
  for (let count = 1; !isFree(place); count += 1) place = besideOf(key) + String(count);
  return place;
}

/** A place for a draft of a form that is free even when the others are unknown: no draft was begun at this time. */
export function placeAt(key: string, time: number): string {
  return besideOf(key) + String(time);
}

/** Some of a form's drafts could not be read. */
export class UnreadDrafts extends Error {
  /** The drafts that could be read, the oldest first. */
  readonly found: readonly FoundDraft[];
  /** A place that replaces no draft. */
  readonly free: string;

  constructor(found: readonly FoundDraft[], free: string) {
    super('the drafts cannot be read');
    this.found = found;
    this.free = free;
  }
}
