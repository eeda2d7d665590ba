import { approvalOf } from '../../src/atlas/approval/approval';
import { driftOf } from '../../src/atlas/approval/check';
import type { Subject } from '../../src/atlas/approval/doable';
import { chartFaults, readTable } from '../../tests/machines/transitions';
import { loadCharts } from '../paths/charts';
import { planChart } from '../paths/plans';
import type { Figure } from './figure';
import { withMistake } from './faults/copy';
import type { ChartFault } from './faults/fault';
import {
  countUnnoticedInRules,
  countUnnoticedInViews,
  countUnnoticedOnServer,
} from './faults/held';
import { inDetail } from './faults/inDetail';
import { inEachArea } from './faults/inEachArea';
import { inMeanwhile } from './faults/inMeanwhile';
import { inRules } from './faults/inRules';
import { inViews } from './faults/inViews';
import { ofEachKind } from './faults/ofEachKind';
import { ofReviews } from './faults/ofReviews';
import { onServer } from './faults/onServer';

const goal = { goal: 'transitions' } as const;

const figure = (what: string, ours: number, most: number): Figure => ({
  ...{ what, unit: '', ours, most },
});

/** Plants mistakes in views one at a time in a copy, and tells what galleries and the browser notice. */
export const measureViewFaults = async (): Promise<Figure[]> => [
  figure(
    `mistakes of ${String(inViews.length)} in views that neither a gallery nor the browser notices`,
    await countUnnoticedInViews(),
    0,
  ),
];

/** Plants mistakes on the server. */
export const measureServerFaults = async (): Promise<Figure[]> => [
  figure(
    `mistakes of ${String(onServer.length)} on the server that no test notices`,
    await countUnnoticedOnServer(),
    0,
  ),
];

/** Plants mistakes in the domain and in what charts ask for. */
export const measureRuleFaults = async (): Promise<Figure[]> => [
  figure(
    `mistakes of ${String(inRules.length)} in rules that no test notices`,
    await countUnnoticedInRules(),
    0,
  ),
];

/** Plants mistakes in charts, and tells what notices each. */
export async function measureChartFaults(): Promise<Figure[]> {
  const faults = [...ofEachKind, ...inEachArea, ...ofReviews, ...inDetail, ...inMeanwhile];
  const right = new Map(
    (await loadCharts(process.cwd())).planned.map((chart) => [chart.name, chart]),
  );
  const noticed = { approval: 0, table: 0, paths: 0 };
  for (const fault of faults) {
    const name = fault.chart ?? fault.file.split('/').at(-1) ?? '';
    const [before, after] = [right.get(name), await chartWith(fault, name)];
    if (before === undefined) throw new Error(`There is no chart "${name}"`);
    const by = {
      approval: driftOf(after, approvalOf(before)) !== null,
      table: tableFaults(after).length > tableFaults(before).length,
      paths: isPlanBroken({ ...before, ...after }),
    };
    for (const way of ['approval', 'table', 'paths'] as const) noticed[way] += Number(by[way]);
    console.log(
      `${by.approval ? '✓' : '✗'} ${by.table ? '✓' : '·'} ${by.paths ? '✓' : '·'}  ${name}: ${fault.wrong}`,
    );
  }
  const all = faults.length;
  return [
    figure(`mistakes of ${String(all)} that nothing kept notices`, all - noticed.approval, 0),
    figure('that the table of transitions does not notice', all - noticed.table, all),
    figure('that paths planned anew do not notice', all - noticed.paths, all),
  ];
}

/** A chart with a mistake in its source. */
function chartWith({ file, ...fault }: ChartFault, name: string): Promise<Subject> {
  return withMistake({ ...fault, file: `${file}.ts` }, 'src/machines', async (copy) => {
    const found = (await loadCharts(copy)).planned.find((chart) => chart.name === name);
    if (found === undefined) throw new Error(`There is no chart "${name}"`);
    return found;
  });
}

function tableFaults({ machine }: Subject): string[] {
  return chartFaults(
    machine,
    readTable().filter(({ chart }) => chart === machine.id),
  );
}

function isPlanBroken(chart: Parameters<typeof planChart>[0]): boolean {
  const plan = planChart(chart, { ...goal, 'max-steps': undefined, path: undefined });
  return 'fault' in plan || plan.missing.length > 0 || plan.unreachable.length > 0;
}
