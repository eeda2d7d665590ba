import { type Draft, draftLifetime, type FoundDraft, isPlaceOf } from '../domain/draft';
import { draftShape, lastWords } from './lastWords';

const databaseName = 'drafts';
const storeName = 'drafts';

/** Open once it has been needed: what is typed last, as the page goes away, has no time to open it. */
let opened: Promise<IDBDatabase> | null = null;

/** The next need opens it anew. */
function forgetOpened(): void {
  opened = null;
}

/** Drafts live in IndexedDB: local storage is too small and full of surprises. */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(storeName);
    };
    request.onsuccess = () => {
      request.result.onclose = forgetOpened;
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('drafts cannot be opened'));
    };
  });
}

async function run<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  opened ??= open().catch((error: unknown) => {
    forgetOpened();
    throw error;
  });
  const database = await opened;
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, mode);
    const request = work(transaction.objectStore(storeName));
    transaction.oncomplete = () => {
      resolve(request.result);
    };
    transaction.onerror = transaction.onabort = () => {
      reject(transaction.error ?? new Error('drafts cannot be kept'));
    };
    // Without being told to, a page that is gone does not commit.
    transaction.commit();
  });
}

/** The drafts of one account: nobody else who uses this browser sees them. */
export function draftsOf(account: () => string, now: () => number) {
  // Read before the first wait: the session may end while the database opens.
  const keyOf = (key: string) => `${account()} ${key}`;
  const isOld = ({ savedAt }: Draft) => now() - savedAt > draftLifetime;
  return {
    /** The later of what database and local storage have: after a crash either may be behind. */
    async load(key: string): Promise<Draft | null> {
      const place = keyOf(key);
      const kept: unknown = await run('readonly', (store) => store.get(place)).catch(() => null);
      const found = [lastWords.read(place), draftShape.safeParse(kept).data ?? null]
        .filter((draft) => draft !== null)
        .toSorted((one, other) => other.savedAt - one.savedAt)[0];
      return found === undefined || isOld(found) ? null : found;
    },
    /** All drafts of a form, the oldest first. */
    async find(key: string): Promise<readonly FoundDraft[]> {
      const own = keyOf('');
      const kept = await run('readonly', (store) => store.getAllKeys()).catch(() => []);
      const places = new Set([...kept.map(String), ...lastWords.places()]);
      const found = await Promise.all(
        [...places]
          .filter((place) => place.startsWith(own) && isPlaceOf(keyOf(key), place))
          .map(async (at) => {
            const place = at.slice(own.length);
            const draft = await this.load(place);
            return draft === null ? [] : [{ ...draft, place }];
          }),
      );
      return found.flat().toSorted((one, other) => one.savedAt - other.savedAt);
    },
    /** Keeps at once what the database has later; where it cannot, nothing happens. */
    note(key: string, content: unknown): Promise<null> {
      lastWords.keep(keyOf(key), { content, savedAt: now() });
      return Promise.resolve(null);
    },
    /** Rejects when the browser does not keep it (full, denied). */
    async save(key: string, content: unknown): Promise<Draft> {
      const draft = { content, savedAt: now() };
      const place = keyOf(key);
      const { isKept, letGo } = lastWords.keep(place, draft);
      try {
        await run('readwrite', (store) => store.put(draft, place));
        letGo();
      } catch (error) {
        if (!isKept) throw error;
      }
      return draft;
    },
    async remove(key: string): Promise<null> {
      const place = keyOf(key);
      lastWords.forget(place);
      await run('readwrite', (store) => store.delete(place));
      return null;
    },
  };
}

/** Forgets the drafts of everybody: part of logging out, so that the next person finds none. */
export async function forgetDrafts(): Promise<void> {
  await run('readwrite', (store) => store.clear()).catch(() => undefined);
}
