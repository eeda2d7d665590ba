import { z } from 'zod/mini';
import { byName } from '../domain/byName';
import { isSameFile } from '../domain/chosenFile';

const store = 'request-ids';
/** The ids of acts whose outcome is unknown, by place. What was sent is kept in no storage. */
const kept = byName(z.array(z.string()));

function readKept(): Record<string, string[]> {
  try {
    const parsed = kept.safeParse(JSON.parse(sessionStorage.getItem(store) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

function keep(acts: readonly Act[]): void {
  const ids: Record<string, string[]> = {};
  for (const { place, id } of acts) (ids[place] ??= []).push(id);
  try {
    if (acts.length === 0) sessionStorage.removeItem(store);
    else sessionStorage.setItem(store, JSON.stringify(ids));
  } catch {
    // Without storage an id lives as long as the page.
  }
}

/** 128 random bits. `crypto.randomUUID` is missing where the portal is opened at a plain http address. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The form of a changing call: its fields as text, and the file that goes with them. */
interface Sent {
  readonly fields: string;
  readonly file: unknown;
}

/** What is known of an act before it is sent. */
interface Repetition {
  readonly repeats?: string | undefined;
  readonly unfit?: readonly string[];
}

/** Something that a person did, by a changing call. */
interface Act {
  readonly id: string;
  /** Whose call it is, and its path. */
  readonly place: string;
  /** Null for an act from before a reload: nobody knows what it sent. */
  readonly sent: Sent | null;
  /** Whether a request is on its way. */
  isUnderWay: boolean;
}

/**
 * The acts whose outcome is unknown. The same act, sent again after a lost answer, carries the same id, so the
 * server does it once; a known outcome ends the id. After a reload an id is offered to the next act of its place:
 * the server refuses an id that it has seen with another form.
 */
export function requestIdKeeper(newId: () => string = newRequestId) {
  // Read with the first act: the store is slow to open, and most visits begin with looking.
  let read: Act[] | null = null;
  const known = () =>
    (read ??= Object.entries(readKept()).flatMap(([place, ids]) =>
      ids.map((id) => ({ id, place, sent: null, isUnderWay: false })),
    ));

  return {
    /**
     * The act that sends this form. `repeats` is the id of the act that it may be once more, empty for a new one;
     * without it any act that sent the same is repeated. `unfit` are ids that the server has seen with another form.
     */
    begin(place: string, sent: Sent, { repeats, unfit = [] }: Repetition = {}): Act {
      const of = known().filter((act) => act.place === place);
      const open = of.filter(
        ({ id, isUnderWay }) =>
          !isUnderWay && !unfit.includes(id) && (repeats === undefined || repeats === id),
      );
      const isSame = (act: Act) =>
        act.sent?.fields === sent.fields && isSameFile(act.sent.file, sent.file);
      const found = open.find(isSame) ?? open.find((act) => act.sent === null);
      if (found !== undefined) {
        found.isUnderWay = true;
        return found;
      }
      // The chart has made the id, or a draft brings it, which may be older than the tab.
      const isNamed =
        repeats !== undefined && repeats !== '' && !of.some(({ id }) => id === repeats);
      const act = isNamed
        ? { id: repeats, place, sent: null, isUnderWay: true }
        : { id: newId(), place, sent, isUnderWay: true };
      known().push(act);
      keep(known());
      return act;
    },
    /** The server has answered: the next such act is a new one. */
    settle(act: Act): void {
      read = known().filter((other) => other !== act);
      keep(read);
    },
  };
}

export type RequestIdKeeper = ReturnType<typeof requestIdKeeper>;
