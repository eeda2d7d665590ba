import { fromCallback } from 'xstate';
import { foundFirst } from '../chartSearch';
import type { ProofEvent, ProofWish, SearchTyped } from '../charts/atlas.setup';
import { keepProof, readProofs } from './keptProofs';
import type { ChartAnswered, ChartAsked } from './proofs.worker';
import ProofWorker from './proofs.worker?worker';

const mostWorkers = 4;

/** Half of the processor is left to the page and to whatever else is open. */
function workerCount(): number {
  return Math.max(1, Math.min(mostWorkers, Math.floor(navigator.hardwareConcurrency / 2)));
}

/**
 * Plans and runs the paths of charts in workers, unless that was done before in this browser. Charts that are searched
 * for come first.
 */
export const prove = fromCallback<SearchTyped, ProofWish, ProofEvent>(
  ({ input, sendBack, receive }) => {
    const workers = new Set<Worker>();
    let waiting: readonly string[] = foundFirst(input.charts, input.find);
    let working = 0;
    let isLeft = false;
    let last = performance.now();

    const giveNext = (worker: Worker) => {
      const [chart, ...rest] = waiting;
      if (chart === undefined) {
        if (working === 0) sendBack({ type: 'proofs.completed' });
        return;
      }
      waiting = rest;
      working += 1;
      const asked: ChartAsked = { chart };
      worker.postMessage(asked);
    };
    const startWorker = () => {
      const worker = new ProofWorker();
      workers.add(worker);
      worker.addEventListener('message', ({ data: { proof } }: MessageEvent<ChartAnswered>) => {
        working -= 1;
        const now = performance.now();
        if (proof !== null) {
          keepProof(proof);
          sendBack({ type: 'chart.proven', proof, took: now - last });
        }
        last = now;
        giveNext(worker);
      });
      worker.addEventListener('error', () => {
        sendBack({ type: 'proofs.failed' });
      });
      giveNext(worker);
    };

    void readProofs(input.charts).then((proofs) => {
      if (isLeft) return;
      if (proofs.length > 0) sendBack({ type: 'proofs.remembered', proofs });
      const known = new Set(proofs.map(({ chart }) => chart));
      waiting = waiting.filter((chart) => !known.has(chart));
      if (waiting.length === 0) sendBack({ type: 'proofs.completed' });
      last = performance.now();
      const count = Math.min(workerCount(), waiting.length);
      for (let index = 0; index < count; index += 1) startWorker();
    });
    receive(({ find }) => {
      waiting = foundFirst(waiting, find);
    });
    return () => {
      isLeft = true;
      for (const worker of workers) worker.terminate();
    };
  },
);
