import ElkClient from 'elkjs/lib/elk-api';
import workerAddress from 'elkjs/lib/elk-worker.min.js?url';
import { fromPromise } from 'xstate';
import type { DrawingInput } from '../charts/drawing';
import { dictionaries } from '../dictionaries';
import { layOut } from '../layout/layOut';
import type { Placed } from '../layout/placed';
import { chartById } from '../library';
import { namesOf } from '../model/names';

/** ELK in a worker of its own: a large chart takes seconds, in which the page must stay at hand. */
function startElk() {
  const worker = new Worker(workerAddress);
  const elk = new ElkClient({ workerFactory: () => worker });
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => {
      reject(new Error(message));
    });
  });
  return { elk, failed };
}

let started: ReturnType<typeof startElk> | null = null;

function stopElk(): void {
  started?.elk.terminateWorker();
  started = null;
}

/** Lays a chart out, with the names of a language. Who no longer wants it does not keep the next one waiting. */
export const place = fromPromise<Placed, DrawingInput>(
  async ({ input: { chart, language }, signal }) => {
    const found = chartById(chart);
    if (found === null) throw new Error(`There is no chart ${chart}`);
    started ??= startElk();
    const { elk, failed } = started;
    signal.addEventListener('abort', stopElk);
    try {
      const names = namesOf(chart, dictionaries[language]);
      return await Promise.race([layOut(found.diagram, names, elk), failed]);
    } catch (error) {
      stopElk();
      throw error;
    } finally {
      signal.removeEventListener('abort', stopElk);
    }
  },
);
