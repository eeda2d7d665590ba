import { z } from 'zod/mini';
import { objectStore } from '../../services/objectStore';
import type { ChartProof } from '../model/proof';

const run = objectStore('proofs');

/** The file's name has a sum of all charts and of what is approved of them: another build plans anew. */
const build = import.meta.url;

/** Only this module writes the store, and only the same build reads what it has written. */
const isProof = (value: unknown): value is ChartProof =>
  typeof value === 'object' && value !== null && 'chart' in value && 'paths' in value;

const keptProof = z.object({
  build: z.literal(build),
  proof: z.custom<ChartProof>(isProof),
});

/**
 * What this browser knows of charts from before; nothing where it keeps nothing, or another build is open. Charts that
 * are being worked on change under one address.
 */
export async function readProofs(charts: readonly string[]): Promise<readonly ChartProof[]> {
  if (import.meta.env.DEV) return [];
  try {
    const kept = await Promise.all(
      charts.map((chart) => run<unknown>('readonly', (store) => store.get(chart))),
    );
    return kept.flatMap((one) => keptProof.safeParse(one).data?.proof ?? []);
  } catch {
    return [];
  }
}

/** Keeps what is known of a chart for the next time; a browser that cannot plans it again. */
export function keepProof(proof: ChartProof): void {
  run('readwrite', (store) => store.put({ build, proof }, proof.chart)).catch(() => undefined);
}
