import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ApprovalFiles, keptIn } from '../../src/atlas/approval/files';
import { type Judgement, judge } from '../../src/atlas/approval/judgement';
import type { Situation } from '../../src/atlas/approval/situations';
import { OwnWork, signed, type Wish } from '../../src/atlas/approval/sign';
import type { Remark } from '../../src/atlas/remarks/remark';
import { type Chart, type Charts, loadCharts, type PlannedChart } from '../paths/charts';
import { spoken } from '../paths/words';
import { WrongCall } from './options';
import { openRemarks } from './remarks';
import { say } from './words';

const folder = 'approved';

/** Whether a project keeps what was approved of its charts. One that has begun to owes it for all. */
export function keepsApprovals(project: string): boolean {
  return existsSync(join(project, folder));
}

/** Holds a chart of a project against what is kept of it. */
export function judgementOf(project: string, chart: PlannedChart): Judgement {
  return judge(chart, readFiles(project, chart));
}

/** The situations that a chart is held against; null unless it does what is kept of it. */
export function keptSituations(project: string, chart: PlannedChart): readonly Situation[] | null {
  const judgement = judgementOf(project, chart);
  const isKept = judgement.standing === 'approved' || judgement.standing === 'recorded';
  return isKept ? judgement.kept.approval.situations : null;
}

/**
 * Keeps the named charts as they are now, signed, with the remarks that this answers; none of them where
 * one cannot be. Tells how they stood before.
 * Throws a WrongCall that names the chart and the reason.
 */
export async function signCharts(
  project: string,
  names: readonly string[],
  { remarks, ...wish }: Omit<Wish, 'answers'> & { readonly remarks: readonly Remark[] },
): Promise<Judged[]> {
  const charts = names.map(chartFinder(await loadCharts(project)));
  const judged = charts.map((chart): Judged => {
    const files = readFiles(project, chart);
    const signatures = files === null ? [] : keptIn(files).signatures;
    return [chart, judge(chart, files), openRemarks(remarks, chart.machine.id, signatures)];
  });
  const written = judged.map(([chart, , answers]) => ({
    chart,
    files: signedFiles(project, chart, answers.length === 0 ? wish : { ...wish, answers }),
  }));
  for (const { chart, files } of written) writeFiles(project, chart, files);
  return judged;
}

/** A chart, how it stands to what is kept of it, and the remarks that a signature answers. */
type Judged = readonly [chart: PlannedChart, judgement: Judgement, answers: readonly string[]];

function chartFinder({ planned }: Charts) {
  return (name: string): PlannedChart => {
    const found = planned.find((chart) => chart.name === name);
    if (found === undefined) throw new WrongCall(spoken(say('noChart', { name })));
    return found;
  };
}

function signedFiles(project: string, chart: PlannedChart, wish: Wish): ApprovalFiles {
  try {
    return signed(chart, readFiles(project, chart), wish);
  } catch (error) {
    if (!(error instanceof OwnWork)) throw error;
    throw new WrongCall(spoken(say('ownWork', { chart: chart.name, name: wish.by })));
  }
}

function placeOf(project: string, { area, name }: Chart, ending: 'txt' | 'json'): string {
  return join(project, folder, area, `${name}.${ending}`);
}

function readFiles(project: string, chart: Chart): ApprovalFiles | null {
  const [text, data] = (['txt', 'json'] as const).map((ending) => {
    const file = placeOf(project, chart, ending);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  });
  return typeof text === 'string' && typeof data === 'string' ? { text, data } : null;
}

function writeFiles(project: string, chart: Chart, { text, data }: ApprovalFiles): void {
  mkdirSync(dirname(placeOf(project, chart, 'txt')), { recursive: true });
  writeFileSync(placeOf(project, chart, 'txt'), text);
  writeFileSync(placeOf(project, chart, 'json'), data);
}
