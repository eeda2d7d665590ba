import { assertAlike, PathDivergence, unchanged, type Scrutiny } from './divergence';
import type { Graph } from './graph';
import type { LiveChart, Reload } from './live';
import { refusedEvents } from './refusals';
import type { ChartState } from './step';
import { stimulusLabel, type Stimulus } from './stimulus';
import { aged } from './timers';

/**
 * Where a run stands: the running chart, the state that it must be in, and words for the place,
 * which are only put together where something is wrong.
 */
export interface Standing {
  readonly live: LiveChart;
  readonly state: ChartState;
  readonly where: () => string;
  readonly scrutiny: Scrutiny;
}

/** Does to a chart what a step says, and sees to it that a timer does not fire too early. */
export function act({ live, state, where, scrutiny }: Standing, stimulus: Stimulus): void {
  if (stimulus.kind !== 'after' || stimulus.delay <= 1) return perform(live, stimulus, where);
  const early = stimulus.delay - 1;
  const waiting = { ...state, timers: aged(state.timers, early) };
  perform(live, { ...stimulus, delay: early }, where);
  assertAlike(unchanged(waiting), live, () => `${where()}\n  a millisecond too early:`, scrutiny);
  perform(live, { ...stimulus, delay: 1 }, where);
}

/** Sends every event that is not allowed; none may do anything. Tells how many there were. */
export function refuse({ live, state, where, scrutiny }: Standing, graph: Graph): number {
  const events = refusedEvents(graph, state);
  for (const stimulus of events) {
    const what = () => `${where()}\n  then ${stimulusLabel(stimulus)}, which is not allowed here:`;
    const before = live.snapshot;
    perform(live, stimulus, what);
    // A full comparison is slow, and needless where nothing stirred.
    const isStill = live.snapshot === before && live.taken.length + live.effects.length === 0;
    if (!isStill) assertAlike(unchanged(state), live, what, scrutiny);
  }
  return events.length;
}

/** Reloads a chart; nothing may change by it. A chart that has ended is not kept. */
export function survive({ live, state, where, scrutiny }: Standing, reload: Reload): void {
  if (state.snapshot.status !== 'active') return;
  live.reload(reload);
  assertAlike(unchanged(state), live, () => `${where()}\n  then a reload:`, scrutiny);
}

function perform(live: LiveChart, stimulus: Stimulus, where: () => string): void {
  try {
    live.undergo(stimulus);
  } catch (error) {
    throw new PathDivergence(`${where()}\n  ${String(error)}`, { cause: error });
  }
}
