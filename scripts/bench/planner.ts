import { createActor } from 'xstate';
import { listing } from '../../src/machines/students/listing';
import { explore, plan, transitionGoals } from '../../src/paths';
import { loadCharts } from '../paths/charts';
import { type Figure, median } from './figure';

const rounds = 3;

const events = 10_000;

/** How long a running chart takes for one event, in ms. */
function transitionTime(): number {
  const actor = createActor(listing).start();
  const started = performance.now();
  for (let sent = 0; sent < events; sent += 2) {
    actor.send({ type: 'student.pinned' });
    actor.send({ type: 'student.unpinned' });
  }
  return (performance.now() - started) / events;
}

/** How long it takes to explore every chart and to plan paths through all its transitions. */
export async function measurePlanner(): Promise<Figure[]> {
  const { planned } = await loadCharts(process.cwd());
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    for (const { machine, catalogue } of planned) {
      plan(explore(machine, catalogue), transitionGoals());
    }
    times.push(performance.now() - started);
  }
  const what = `exploring and planning all ${String(planned.length)} charts`;
  return [
    { what, unit: 'ms', ours: median(times), most: 5000 },
    { what: 'a transition of a running chart', unit: 'ms', ours: transitionTime(), most: 0.1 },
  ];
}
