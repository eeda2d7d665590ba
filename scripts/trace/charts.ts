import { transitionsOf } from '../../src/paths';
import { loadCharts } from '../paths/charts';
import { planChart } from '../paths/plans';

/** What charts say of requirements. */
export interface ChartProofs {
  /** The area of each chart. */
  readonly areas: ReadonlyMap<string, string>;
  /** The requirement ids that each chart's transitions name. */
  readonly named: ReadonlyMap<string, readonly string[]>;
  /** Those among them whose transition a run of the chart's paths has taken. */
  readonly taken: ReadonlyMap<string, readonly string[]>;
}

/** Plans and runs the paths of every chart of a project that settles a requirement. */
export async function proveCharts(project: string): Promise<ChartProofs> {
  const { planned } = await loadCharts(project);
  const areas = new Map(planned.map(({ machine, area }) => [machine.id, area]));
  const named = new Map<string, readonly string[]>();
  const taken = new Map<string, readonly string[]>();
  for (const chart of planned) {
    const settling = transitionsOf(chart.machine).filter(({ spec }) => spec.length > 0);
    if (settling.length === 0) continue;
    const plan = planChart(chart, { goal: 'requirements' });
    const isTaken = ({ id }: { id: string }) => !('fault' in plan) && plan.taken.has(id);
    named.set(chart.machine.id, specsOf(settling));
    taken.set(chart.machine.id, specsOf(settling.filter(isTaken)));
  }
  return { areas, named, taken };
}

function specsOf(transitions: readonly { readonly spec: readonly string[] }[]): string[] {
  return [...new Set(transitions.flatMap(({ spec }) => spec))];
}
