import type { AnyStateMachine } from 'xstate';
import { assertAlike, PathDivergence, type Scrutiny } from './divergence';
import type { Graph } from './graph';
import { hold } from './held';
import { LiveChart, type Reload } from './live';
import type { Path } from './plan';
import { replay, type Replayed } from './replay';
import type { Step } from './step';
import { pathTitle, stimulusLabel } from './stimulus';
import { act, refuse, survive } from './trials';

/** What a run of a path does beyond taking its steps. */
export interface RunOptions extends Scrutiny {
  /** Another chart to run in the place of the planned one, such as a mutant. */
  readonly subject?: AnyStateMachine;
  /** Reloads the chart after every step; nothing may change by it. */
  readonly reload?: Reload;
  /** Whether every event that is not allowed is sent at every step, to do nothing; true by default. */
  readonly refusals?: boolean;
}

/** What a run has shown. */
export interface Run {
  readonly taken: readonly string[];
  /** How many events were refused. */
  readonly refused: number;
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
  const predictions = replay(graph, path);
  const taken: string[] = [];
  let refused = 0;
  try {
    predictions.forEach((predicted, index) => {
      const { stimulus, state } = predicted;
      const where = () => placeIn(graph, path, predicted, index);
      const standing = { live, state, where, scrutiny: options };
      const before = predictions[index - 1]?.state ?? state;
      assertPlanned(planned[index]?.taken ?? [], predicted, where);
      if (stimulus.kind !== 'start') act({ ...standing, state: before }, stimulus);
      assertAlike(predicted, live, where, options);
      taken.push(...live.taken);
      if (options.refusals !== false) refused += refuse(standing, graph);
      if (options.reload !== undefined) survive(standing, options.reload);
    });
  } finally {
    live.stop();
  }
  return { taken, refused };
}

/** A path is planned on states that stand for others; it must go the same way from its own. */
function assertPlanned(planned: readonly string[], { taken }: Step, where: () => string): void {
  if (planned.join() === taken.join()) return;
  throw new PathDivergence(
    `${where()}\n  the projection is unsound: planned [${planned.join(', ')}], but this path takes ` +
      `[${taken.join(', ')}]`,
  );
}

function placeIn({ machine }: Graph, path: Path, step: Replayed, index: number): string {
  return [
    `Chart "${machine.id}" diverges at step ${index} of ${path.steps.length}, ` +
      `${stimulusLabel(step.stimulus)}, of the path`,
    `  ${pathTitle(path)}`,
  ].join('\n');
}
