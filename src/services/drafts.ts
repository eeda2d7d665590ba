import {
  type Draft,
  draftLifetime,
  type FoundDraft,
  isPlaceOf,
  placeAt,
  saysNothing,
  UnreadDrafts,
} from '../domain/draft';
import { objectStore } from './objectStore';
import { draftShape, pendingDrafts } from './pendingDrafts';

/** Local storage is too small for drafts. */
const run = objectStore('drafts');

interface StoredDraft extends Draft {
  /** With the account, as in the database. */
  readonly at: string;
}

/** Null where there is none; rejects where the database cannot be read. */
async function readDatabase(at: string): Promise<Draft | null> {
  const kept: unknown = await run('readonly', (store) => store.get(at));
  return draftShape.safeParse(kept).data ?? null;
}

async function readAllOfDatabase(): Promise<readonly StoredDraft[]> {
  const places = await run('readonly', (store) => store.getAllKeys());
  return storedAt(places.map(String), readDatabase);
}

async function storedAt(
  places: readonly string[],
  read: (at: string) => Draft | null | Promise<Draft | null>,
): Promise<readonly StoredDraft[]> {
  const found = places.map(async (at) => {
    const draft = await read(at);
    return draft === null ? [] : [{ ...draft, at }];
  });
  return (await Promise.all(found)).flat();
}

async function removeAt(at: string): Promise<void> {
  pendingDrafts.forget(at);
  await run('readwrite', (store) => store.delete(at));
}

/** The latest draft of each place, the oldest first: after a crash either storage may be behind. */
function latest(drafts: readonly StoredDraft[]): readonly StoredDraft[] {
  const byAge = (one: Draft, other: Draft) => one.savedAt - other.savedAt;
  const byPlace = new Map(drafts.toSorted(byAge).map((draft) => [draft.at, draft]));
  return [...byPlace.values()].toSorted(byAge);
}

/**
 * The drafts of one account: nobody else who uses this browser sees them.
 * @param changed called once a draft is kept or removed
 */
export function draftsOf(
  account: () => string,
  now: () => number,
  changed: () => void = () => undefined,
) {
  let savedLast = 0;
  /** Never earlier than the draft before: each answer of the server may set its clock back a little. */
  function timeOfSaving(): number {
    savedLast = Math.max(savedLast, now());
    return savedLast;
  }
  // Read before the first wait: the session may end while the database opens.
  const keyOf = (key: string) => `${account()} ${key}`;
  const isOld = ({ savedAt }: Draft) => now() - savedAt > draftLifetime;
  /** Those of one form. */
  function offered(stored: readonly StoredDraft[], own: string, key: string): FoundDraft[] {
    return stored
      .filter((draft) => !isOld(draft) && isPlaceOf(`${own}${key}`, draft.at))
      .filter(({ content }) => !saysNothing(content))
      .map(({ at, content, savedAt }) => ({ place: at.slice(own.length), content, savedAt }));
  }
  return {
    /** The later of what database and local storage have: after a crash either may be behind. */
    async load(key: string): Promise<Draft | null> {
      const place = keyOf(key);
      const kept = await readDatabase(place).catch(() => null);
      const found = [pendingDrafts.read(place), kept]
        .filter((draft) => draft !== null)
        .toSorted((one, other) => other.savedAt - one.savedAt)[0];
      return found === undefined || isOld(found) ? null : found;
    },
    /**
     * All drafts of a form, the oldest first. Deletes drafts of any form that are too old to be offered.
     * @throws {UnreadDrafts} when the database cannot be read
     */
    async find(key: string): Promise<readonly FoundDraft[]> {
      const own = keyOf('');
      const pending = await storedAt(pendingDrafts.places(), (at) => pendingDrafts.read(at));
      try {
        // Of one moment, what the database has not confirmed yet is the later.
        const stored = latest([...(await readAllOfDatabase()), ...pending]);
        await Promise.all(stored.filter(isOld).map(({ at }) => removeAt(at).catch(() => null)));
        return offered(stored, own, key);
      } catch {
        throw new UnreadDrafts(offered(latest(pending), own, key), placeAt(key, now()));
      }
    },
    /** The drafts of all forms whose key begins so, the oldest first; what cannot be read is left out. */
    async findAll(begins: string): Promise<readonly FoundDraft[]> {
      const own = keyOf('');
      const pending = await storedAt(pendingDrafts.places(), (at) => pendingDrafts.read(at));
      const stored = await readAllOfDatabase().catch(() => []);
      return latest([...stored, ...pending])
        .filter((draft) => !isOld(draft) && draft.at.startsWith(own + begins))
        .map(({ at, content, savedAt }) => ({ place: at.slice(own.length), content, savedAt }));
    },
    /** Writes to local storage at once; where that fails, nothing happens. */
    note(key: string, content: unknown): Promise<null> {
      pendingDrafts.keep(keyOf(key), { content, savedAt: timeOfSaving() });
      return Promise.resolve(null);
    },
    /** Rejects when the browser does not keep it (full, denied). */
    async save(key: string, content: unknown): Promise<Draft> {
      const draft = { content, savedAt: timeOfSaving() };
      const place = keyOf(key);
      const { isKept, confirm } = pendingDrafts.keep(place, draft);
      try {
        await run('readwrite', (store) => store.put(draft, place));
        confirm();
      } catch (error) {
        if (!isKept) throw error;
      }
      changed();
      return draft;
    },
    async remove(key: string): Promise<null> {
      await removeAt(keyOf(key));
      changed();
      return null;
    },
  };
}

/** Forgets the drafts of everybody: part of logging out, so that the next person finds none. */
export async function forgetDrafts(): Promise<void> {
  await run('readwrite', (store) => store.clear()).catch(() => undefined);
}
