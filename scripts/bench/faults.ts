import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { approvalOf } from '../../src/atlas/approval/approval';
import { driftOf } from '../../src/atlas/approval/check';
import type { Subject } from '../../src/atlas/approval/doable';
import { chartFaults, readTable } from '../../tests/machines/transitions';
import { loadCharts } from '../paths/charts';
import { planChart } from '../paths/plans';
import type { Figure } from './figure';
import { type Fault, faults } from './faults/planted';

const goal = { goal: 'transitions' } as const;

/** Plants mistakes in the sources of charts, one at a time in a copy, and tells what notices them. */
export async function measureFaults(): Promise<Figure[]> {
  const project = process.cwd();
  const right = new Map((await loadCharts(project)).planned.map((chart) => [chart.name, chart]));
  const noticed = { approval: 0, table: 0, paths: 0 };
  for (const fault of faults) {
    const name = fault.chart ?? fault.file.split('/').at(-1) ?? '';
    const [before, after] = [right.get(name), await chartWith(project, fault, name)];
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
  const figure = (what: string, ours: number, most: number): Figure => ({
    ...{ what, unit: '', ours, most },
  });
  return [
    figure(`mistakes of ${String(all)} that nothing kept notices`, all - noticed.approval, 0),
    figure('that the table of transitions does not notice', all - noticed.table, all),
    figure('that paths planned anew do not notice', all - noticed.paths, all),
  ];
}

/** A chart with a mistake in its source. */
async function chartWith(project: string, fault: Fault, name: string): Promise<Subject> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'));
  try {
    for (const part of ['src', 'package.json']) {
      cpSync(join(project, part), join(folder, part), { recursive: true });
    }
    symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
    const file = join(folder, 'src/machines', `${fault.file}.ts`);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(fault.right)) throw new Error(`${fault.file} has no "${fault.right}"`);
    writeFileSync(file, text.replace(fault.right, fault.planted));
    const found = (await loadCharts(folder)).planned.find((chart) => chart.name === name);
    if (found === undefined) throw new Error(`There is no chart "${name}"`);
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
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
