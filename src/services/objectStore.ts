/** Does one thing with a store, and resolves once that is kept. */
export type RunInStore = <Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
) => Promise<Result>;

function open(name: string, closed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(name);
    };
    request.onsuccess = () => {
      request.result.onclose = closed;
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error(`${name} cannot be opened`));
    };
  });
}

/**
 * A store of IndexedDB, in a database of its own of the same name; every use rejects where the browser keeps nothing.
 * It stays open after the first use: a page that is being closed has no time to open it.
 */
export function objectStore(name: string): RunInStore {
  let opened: Promise<IDBDatabase> | null = null;
  /** The next use opens it again. */
  const forget = () => {
    opened = null;
  };
  return async (mode, work) => {
    opened ??= open(name, forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    const database = await opened;
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(name, mode);
      const request = work(transaction.objectStore(name));
      transaction.oncomplete = () => {
        resolve(request.result);
      };
      transaction.onerror = transaction.onabort = () => {
        reject(transaction.error ?? new Error(`${name} cannot be kept`));
      };
      // A page that has been closed does not commit by itself.
      transaction.commit();
    });
  };
}
