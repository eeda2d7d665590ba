import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';
import type { AnyCatalogue } from '../../src/paths';

/** A chart as its file exports it. */
export interface Chart {
  readonly name: string;
  /** The area of the product that it belongs to. */
  readonly area: string;
  readonly machine: AnyStateMachine;
}

/** A chart with what QA plans its paths with. */
export interface PlannedChart extends Chart {
  readonly catalogue: AnyCatalogue;
}

/** The charts of a project, and those that nothing plans paths for. */
export interface Charts {
  readonly planned: readonly PlannedChart[];
  readonly without: readonly Chart[];
}

const folder = 'src/machines';
const suffix = 'Paths';

/**
 * Every exported chart below `src/machines` of a project, with the catalogue that is exported as
 * `<chart>Paths` by a `.paths.ts`.
 */
export async function loadCharts(project: string): Promise<Charts> {
  const root = join(project, folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort();
  const exported = (await Promise.all(files.map((file) => exportsOf(root, file)))).flat();
  const catalogues = new Map(
    exported.flatMap(({ file, name, value }) =>
      file.endsWith('.paths.ts') && isCatalogue(value) ? [[name, value]] : [],
    ),
  );
  const charts = exported.flatMap(({ file, name, value }) =>
    isChart(value) ? [{ name, area: areaOf(file), machine: value }] : [],
  );
  return {
    planned: charts.flatMap((chart) => {
      const catalogue = catalogues.get(chart.name + suffix);
      return catalogue === undefined ? [] : [{ ...chart, catalogue }];
    }),
    without: charts.filter(({ name }) => !catalogues.has(name + suffix)),
  };
}

interface Exported {
  readonly file: string;
  readonly name: string;
  readonly value: unknown;
}

async function exportsOf(root: string, file: string): Promise<Exported[]> {
  const module: unknown = await import(pathToFileURL(join(root, file)).href);
  if (typeof module !== 'object' || module === null) return [];
  return Object.entries(module).map(([name, value]: [string, unknown]) => ({ file, name, value }));
}

function isChart(value: unknown): value is AnyStateMachine {
  return value instanceof StateMachine;
}

/** A catalogue is all options, so any plain object may be one; its name says that it is. */
function isCatalogue(value: unknown): value is AnyCatalogue {
  return typeof value === 'object' && value !== null;
}

function areaOf(file: string): string {
  return file.split('/')[0] ?? '';
}
