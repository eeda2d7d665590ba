import ElkClient from 'elkjs/lib/elk-api';
import workerAddress from 'elkjs/lib/elk-worker.min.js?url';
import { fromPromise } from 'xstate';
import type { DrawingInput } from '../charts/drawing';
import { chartNames } from '../chartNames';
import { layOut } from '../layout/layOut';
import type { Placed } from '../layout/placed';
import type { Diagram } from '../model/diagram';
import { partOf } from '../model/partOf';
import { diagramOfVersion } from '../versions';

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

/** What has been laid out: who looks from one version to the other does not wait again. */
const placed = { zh: new WeakMap<Diagram, Placed>(), en: new WeakMap<Diagram, Placed>() };

/** Lays a version of a chart out, with the names of a language. Who no longer wants it does not keep the next one waiting. */
export const place = fromPromise<Placed, DrawingInput>(
  async ({ input: { chart, within, version, comparison, language }, signal }) => {
    const whole = diagramOfVersion(comparison, chart, version);
    if (whole === null) throw new Error(`There is no chart ${chart}`);
    const diagram = partOf(whole, within);
    const known = placed[language].get(diagram);
    if (known !== undefined) return known;
    started ??= startElk();
    const { elk, failed } = started;
    signal.addEventListener('abort', stopElk);
    try {
      const names = chartNames(chart, language);
      const found = await Promise.race([layOut(diagram, names, elk), failed]);
      placed[language].set(diagram, found);
      return found;
    } catch (error) {
      stopElk();
      throw error;
    } finally {
      signal.removeEventListener('abort', stopElk);
    }
  },
);
