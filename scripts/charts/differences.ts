import { classesIn, type Comparison, compareCharts } from '../../src/atlas/compare';
import { type Chart, type Charts, loadCharts } from '../paths/charts';
import { spoken } from '../paths/words';
import { type Options, WrongCall } from './options';
import { chartsAt, isRevision } from './revision';
import { say } from './words';

/** A chart of which both versions are there, and differ. */
export interface ChangedChart {
  readonly before: Chart;
  readonly after: Chart;
  readonly comparison: Comparison;
}

/** What has become of a project's charts since a revision. */
export interface Differences {
  readonly revision: string;
  readonly changed: readonly ChangedChart[];
  readonly added: readonly Chart[];
  readonly removed: readonly Chart[];
  /** The charts that there are now. */
  readonly charts: readonly Chart[];
}

/** Compares a project's charts, or the one that was asked for, with those of a revision. */
export async function differencesSince(
  { project, chart }: Options,
  revision: string,
): Promise<Differences> {
  if (!isRevision(project, revision))
    throw new WrongCall(spoken(say('noRevision', { name: revision })));
  const [old, young] = [await chartsOf(project, revision), await loadCharts(project)].map(allOf);
  const before = chosen(old ?? [], chart);
  const after = chosen(young ?? [], chart);
  if (before.length + after.length === 0) {
    throw new WrongCall(spoken(say('noChart', { name: chart ?? project })));
  }
  const classes = classesIn((old ?? []).map(({ catalogue }) => catalogue));
  const former = new Map(before.map((one) => [one.name, { ...one, classes }]));
  const names = new Set(after.map(({ name }) => name));
  return {
    revision,
    changed: after.flatMap((one): ChangedChart[] => {
      const other = former.get(one.name);
      if (other === undefined) return [];
      const comparison = compareCharts(other, one);
      return comparison.isSame ? [] : [{ before: other, after: one, comparison }];
    }),
    added: after.filter(({ name }) => !former.has(name)),
    removed: before.filter(({ name }) => !names.has(name)),
    charts: after,
  };
}

async function chartsOf(project: string, revision: string): Promise<Charts> {
  try {
    return await chartsAt(project, revision);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new WrongCall(spoken(say('unloadable', { name: revision, reason })));
  }
}

/** A chart for which nobody plans paths is compared with what it needs no catalogue for. */
function allOf({ planned, without }: Charts) {
  return [...planned, ...without.map((one) => ({ ...one, catalogue: {} }))];
}

function chosen<One extends Chart>(charts: readonly One[], name: string | undefined): One[] {
  return charts.filter((one) => name === undefined || one.name === name);
}
