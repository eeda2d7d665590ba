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

/**
 * What was typed, with the request id under which it was sent without an answer, and with the circumstances that it was
 * sent in, where it could not be sent once more in others.
 */
export function withUnanswered(
  values: object,
  unanswered: string | undefined,
  scope?: object,
): object {
  if (unanswered === undefined || unanswered === '') return values;
  return { ...values, unanswered, ...(scope !== undefined && { scope }) };
}

/** The circumstances in which a draft was sent without an answer; undefined where none are kept. */
export function scopeIn(content: unknown): unknown {
  return unansweredIn(content) !== '' && typeof content === 'object' && content !== null
    ? Reflect.get(content, 'scope')
    : undefined;
}

/** The request id under which a draft was sent without an answer; empty where it was not sent. */
export function unansweredIn(content: unknown): string {
  if (typeof content !== 'object' || content === null || !('unanswered' in content)) return '';
  return typeof content.unanswered === 'string' ? content.unanswered : '';
}

/** How much of one text, and of all of a draft, is shown where it is offered, in characters. */
const [textLength, excerptLength] = [60, 120];

/** Fields of forms that hold the name of a choice, which is no text. */
const choices = [
  'id',
  'unanswered',
  'type',
  'target',
  'way',
  'method',
  'direction',
  'category',
  'weekdays',
];
/** Moments and addresses of files are none either. */
const notTyped = /^\d{4}-\d\d-\d\d|^\/\S*$|^https?:/;

/** All texts in what was typed, in the order of the fields. */
function textsIn(content: unknown, field = ''): string[] {
  if (field === 'scope') return [];
  if (typeof content === 'string') return choices.includes(field) ? [] : [content];
  if (Array.isArray(content)) return content.flatMap((one: unknown) => textsIn(one, field));
  return typeof content === 'object' && content !== null
    ? Object.entries(content).flatMap(([name, value]) => textsIn(value, name))
    : [];
}

function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}

const typedIn = (content: unknown): string[] =>
  textsIn(content)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && !notTyped.test(text));

/**
 * The texts and numbers that a person typed into a draft, each and all cut; null where there are none. Beside typed
 * `values` lies what was chosen, such as a task card: it is named where nothing was typed.
 */
export function draftExcerpt(content: unknown): string | null {
  const hasValues = typeof content === 'object' && content !== null && 'values' in content;
  const typed = hasValues ? typedIn(content.values) : [];
  const texts = typed.length > 0 ? typed : typedIn(content);
  return excerptOf(texts);
}

/** Some texts in one line, each and all cut; null where there are none. */
export function excerptOf(texts: readonly string[]): string | null {
  if (texts.length === 0) return null;
  return cut(texts.map((text) => cut(text, textLength)).join(' · '), excerptLength);
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
