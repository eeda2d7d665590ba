import { fromCallback } from 'xstate';
import type { ProofEvent } from '../charts/atlas.setup';
import type { ProofWish } from './proofs.worker';
import ProofWorker from './proofs.worker?worker';

/** Plans and runs the paths of charts in a worker. */
export const prove = fromCallback<ProofEvent, ProofWish>(({ input, sendBack }) => {
  const worker = new ProofWorker();
  worker.addEventListener('message', ({ data }: MessageEvent<ProofEvent>) => {
    sendBack(data);
  });
  worker.addEventListener('error', () => {
    sendBack({ type: 'proofs.failed' });
  });
  worker.postMessage(input);
  return () => {
    worker.terminate();
  };
});
