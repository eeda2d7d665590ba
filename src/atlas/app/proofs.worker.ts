import { prove } from './prove';
import { library } from '../library';
import type { ProofEvent } from '../charts/atlas.setup';

/** Which charts are to be proven. */
export interface ProofWish {
  readonly charts: readonly string[];
}

addEventListener('message', ({ data }: MessageEvent<ProofWish>) => {
  const tell = (event: ProofEvent) => postMessage(event);
  for (const id of data.charts) {
    const chart = library.find((one) => one.id === id);
    if (chart !== undefined) tell({ type: 'chart.proven', proof: prove(chart) });
  }
  tell({ type: 'proofs.completed' });
});
