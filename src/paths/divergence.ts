import { fingerprint } from './fingerprint';
import type { LiveChart } from './live';
import type { ChartState, Step } from './step';
import { differences, viewOf } from './view';

/** A chart that did not do what was predicted of it. */
export class PathDivergence extends Error {
  override readonly name = 'PathDivergence';
}

/** How closely a running chart is looked at. */
export interface Scrutiny {
  /** Whether only what shows outside is compared: not transitions, timers and memories. */
  readonly blackBox?: boolean;
}

/** What nobody outside of a chart can see. */
export const hiddenParts = ['transitions', 'history', 'timers'];

/** Throws a PathDivergence, with every part that differs, unless a chart did what was predicted. */
export function assertAlike(
  predicted: Step,
  live: LiveChart,
  where: () => string,
  { blackBox }: Scrutiny,
): void {
  const lines = differences(viewOf(predicted.state, predicted), viewOf(live, live), {
    leaveOut: blackBox === true ? hiddenParts : [],
  });
  if (live.failure !== null) lines.push(`  the chart failed: ${fingerprint(live.failure)}`);
  if (lines.length > 0) throw new PathDivergence([where(), ...lines].join('\n'));
}

/** The prediction that nothing happens. */
export function unchanged(state: ChartState): Step {
  return { state, taken: [], effects: [], passed: [], heard: [] };
}
