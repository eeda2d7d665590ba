import { z } from 'zod/mini';
import type { ChartProof } from '../model/proof';

const databaseName = 'atlas';
const storeName = 'proofs';

/** The file's name has a sum of all charts and of what is approved of them: another build plans anew. */
const build = import.meta.url;

/** Only this module writes the store, and only the same build reads what it has written. */
const isProof = (value: unknown): value is ChartProof =>
  typeof value === 'object' && value !== null && 'chart' in value && 'paths' in value;

const keptProof = z.object({
  chart: z.string(),
  build: z.literal(build),
  proof: z.custom<ChartProof>(isProof),
});

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(storeName, { keyPath: 'chart' });
    };
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('the proofs cannot be opened'));
    };
  });
}

async function storeOf(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= open();
  const database = await opened;
  return database.transaction(storeName, mode).objectStore(storeName);
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('the proofs cannot be read'));
    };
  });
}

/**
 * What this browser knows of charts from before; nothing where it keeps nothing, or another build is open. Charts that
 * are being worked on change under one address.
 */
export async function readProofs(charts: readonly string[]): Promise<readonly ChartProof[]> {
  if (import.meta.env.DEV) return [];
  try {
    const store = await storeOf('readonly');
    const kept = await Promise.all(charts.map((chart) => answerOf<unknown>(store.get(chart))));
    return kept.flatMap((one) => keptProof.safeParse(one).data?.proof ?? []);
  } catch {
    return [];
  }
}

/** Keeps what is known of a chart for the next time; a browser that cannot plans it again. */
export function keepProof(proof: ChartProof): void {
  const keep = async () => {
    const store = await storeOf('readwrite');
    await answerOf(store.put({ chart: proof.chart, build, proof }));
  };
  keep().catch(() => undefined);
}
