import type { ReactElement } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartById, library } from '../../atlas/library';
import { exhibitOf, exhibitsOf, type Exhibited } from '../../paths';
import type { ScreenComponent } from '../screens/screen';
import type { ShownChart } from '../screens/shownChart';
import { frameCharts } from './frameCharts';

const screens = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../screens/*.{ts,tsx}',
  '!../screens/{screen,screenByAddress,shownChart,contestBoard}.{ts,tsx}',
]);

const isScreen = (value: unknown): value is ScreenComponent =>
  typeof value === 'function' && 'shown' in value;

/** Every chart that some page or dialog draws. */
async function shownCharts(): Promise<ShownChart[]> {
  const modules = await Promise.all(Object.values(screens).map((load) => load()));
  const pages = modules.flatMap((module) => Object.values(module).filter(isScreen));
  return [...pages.flatMap(({ shown = [] }) => shown), ...frameCharts];
}

const catalogueOf = ({ id }: AnyStateMachine) => chartById(id)?.catalogue ?? null;

const idsIn = ({ chart, parts = {} }: Exhibited): string[] => [
  chart.id,
  ...Object.values(parts).flatMap(idsIn),
];

/** The chart and those that it runs, by their ids. */
const drawnBy = ({ chart }: ShownChart) =>
  catalogueOf(chart) === null ? [] : idsIn(exhibitOf(chart, catalogueOf));

/** The ids of all charts that some page or dialog draws. */
export async function drawnCharts(): Promise<string[]> {
  return (await shownCharts()).flatMap(drawnBy);
}

/** The charts whose views draw a chart: its own view before those of charts that run it. */
async function drawing(id: string): Promise<ShownChart[]> {
  const all = await shownCharts();
  const own = all.filter(({ chart }) => chart.id === id);
  const others = all.filter(({ chart }) => chart.id !== id);
  return [...own, ...others].filter((one) => drawnBy(one).includes(id));
}

/**
 * The view of a state, drawn from a snapshot that the chart's paths reach; null where no page or dialog draws the
 * chart, or never in that state. An empty path is any state of the chart.
 */
export async function viewOf(id: string, path: string): Promise<ReactElement | null> {
  if (library.every((chart) => chart.id !== id)) return null;
  for (const { chart, show } of await drawing(id)) {
    const look = exhibitsOf(exhibitOf(chart, catalogueOf)).find(
      (one) => one.chart === id && one.leaves.some((leaf) => isWithin(leaf, path)),
    );
    if (look !== undefined) return show(look.open());
  }
  return null;
}

const isWithin = (leaf: string, path: string) =>
  path === '' || leaf === path || leaf.startsWith(`${path}.`);
