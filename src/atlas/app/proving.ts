import { fromCallback } from 'xstate';
import type { ProofEvent } from '../charts/atlas.setup';
import ProofWorker from './proofs.worker?worker';

/** Plans and runs the paths of all charts in a worker, those of the chart that is open first. */
export const prove = fromCallback<
  ProofEvent,
  { readonly charts: readonly string[]; readonly first: string | null }
>(({ input: { charts, first }, sendBack }) => {
  const worker = new ProofWorker();
  worker.addEventListener('message', ({ data }: MessageEvent<ProofEvent>) => {
    sendBack(data);
  });
  worker.addEventListener('error', () => {
    sendBack({ type: 'proofs.failed' });
  });
  const others = charts.filter((chart) => chart !== first);
  worker.postMessage({ charts: first === null ? others : [first, ...others] });
  return () => {
    worker.terminate();
  };
});
