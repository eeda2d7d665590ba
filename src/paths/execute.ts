import type { AnyStateMachine } from 'xstate';
import type { Graph } from './explore';
import { fingerprint } from './fingerprint';
import { hold } from './held';
import { LiveChart, type Reload } from './live';
import type { Path } from './plan';
import { refusedEvents } from './refusals';
import { replay, type Replayed } from './replay';
import type { ChartState, Step } from './step';
import { pathTitle, stimulusLabel, type Stimulus } from './stimulus';
import { differences, viewOf } from './view';

/** What a run of a path does beyond taking its steps. */
export interface RunOptions {
  /** Another chart to run in the place of the planned one, such as a mutant. */
  readonly subject?: AnyStateMachine;
  /** Reloads the chart after every step; nothing may change by it. */
  readonly reload?: Reload;
  /** Whether every event that is not allowed is sent at every step, to do nothing; true by default. */
  readonly refusals?: boolean;
  /** Whether only what shows outside is compared: not transitions, timers and memories. */
  readonly blackBox?: boolean;
}

/** What a run has shown. */
export interface Run {
  readonly taken: readonly string[];
  /** How many events were refused. */
  readonly refused: number;
}

/** A chart that did not do what was predicted of it. */
export class PathDivergence extends Error {
  override readonly name = 'PathDivergence';
}

/**
 * Runs a path on a live actor, its invoked actors held and its clock simulated, beside a pure run
 * of the same path. After each step the transitions taken, the whole state and everything told to
 * the world must be equal.
 * Throws a PathDivergence that names the step and what differs.
 */
export function runPath(graph: Graph, path: Path, options: RunOptions = {}): Run {
  const subject = options.subject === undefined ? graph.machine : hold(options.subject);
  const live = new LiveChart(subject, path.start.stimulus);
  const planned = [path.start, ...path.steps];
  const taken: string[] = [];
  let refused = 0;
  try {
    replay(graph, path).forEach((predicted, index) => {
      const where = placeIn(graph, path, predicted, index);
      assertPlanned(planned[index]?.taken ?? [], predicted, where);
      if (predicted.stimulus.kind !== 'start') perform(live, predicted.stimulus, where);
      compare(predicted, live, where, options);
      taken.push(...live.taken);
      refused += refuse(graph, predicted.state, live, where, options);
      reload(predicted.state, live, where, options);
    });
  } finally {
    live.stop();
  }
  return { taken, refused };
}

/** A path is planned on states that stand for others; it must go the same way from its own. */
function assertPlanned(planned: readonly string[], { taken }: Step, where: string): void {
  if (planned.join() === taken.join()) return;
  throw new PathDivergence(
    `${where}\n  the projection is unsound: planned [${planned.join(', ')}], but this path takes ` +
      `[${taken.join(', ')}]`,
  );
}

function perform(live: LiveChart, stimulus: Stimulus, where: string): void {
  try {
    live.undergo(stimulus);
  } catch (error) {
    throw new PathDivergence(`${where}\n  ${String(error)}`, { cause: error });
  }
}

/** What nobody outside of a chart can see. */
const hiddenParts = ['transitions', 'history', 'timers'];

function compare(predicted: Step, live: LiveChart, where: string, { blackBox }: RunOptions): void {
  const lines = differences(viewOf(predicted.state, predicted), viewOf(live, live), {
    leaveOut: blackBox === true ? hiddenParts : [],
  });
  if (live.failure !== null) lines.push(`  the chart failed: ${fingerprint(live.failure)}`);
  if (lines.length > 0) throw new PathDivergence([where, ...lines].join('\n'));
}

function refuse(
  graph: Graph,
  state: ChartState,
  live: LiveChart,
  where: string,
  options: RunOptions,
): number {
  if (options.refusals === false) return 0;
  const events = refusedEvents(graph, state);
  for (const stimulus of events) {
    const what = `${where}\n  then ${stimulusLabel(stimulus)}, which is not allowed here:`;
    const before = live.snapshot;
    perform(live, stimulus, what);
    // A full comparison is slow, and needless where nothing stirred.
    const isStill = live.snapshot === before && live.taken.length + live.effects.length === 0;
    if (!isStill) compare(unchanged(state), live, what, options);
  }
  return events.length;
}

function reload(state: ChartState, live: LiveChart, where: string, options: RunOptions): void {
  if (options.reload === undefined || state.snapshot.status !== 'active') return;
  live.reload(options.reload);
  compare(unchanged(state), live, `${where}\n  then a reload:`, options);
}

function unchanged(state: ChartState): Step {
  return { state, taken: [], effects: [] };
}

function placeIn({ machine }: Graph, path: Path, step: Replayed, index: number): string {
  return [
    `Chart "${machine.id}" diverges at step ${index} of ${path.steps.length}, ` +
      `${stimulusLabel(step.stimulus)}, of the path`,
    `  ${pathTitle(path)}`,
  ].join('\n');
}
