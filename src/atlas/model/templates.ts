import type { AnyStateMachine } from 'xstate';
import { z } from 'zod/mini';
import { statesWithin, type Diagram } from './diagram';

const marked = z.object({ template: z.string() });

/** What a chart says it is made of: `collection`, `record`, `form` …; null for one that is written out. */
export function templateOf(machine: AnyStateMachine): string | null {
  return marked.safeParse(machine.root.meta).data?.template ?? null;
}

/** A chart made of a template. */
interface Made {
  readonly id: string;
  readonly machine: AnyStateMachine;
  readonly diagram: Diagram;
}

/** A template with the charts that are made of it. */
export interface Template<Chart extends Made> {
  readonly name: string;
  /** The one with the most of what the template has; it is the one to read. */
  readonly fullest: Chart;
  readonly instances: readonly {
    readonly chart: Chart;
    /** Paths of states that others made of it have and this one has not; the outermost only. */
    readonly without: readonly string[];
  }[];
}

/** All templates, those first of which most charts are made. */
export function templatesIn<Chart extends Made>(charts: readonly Chart[]): Template<Chart>[] {
  const made = new Map<string, Chart[]>();
  for (const chart of charts) {
    const name = templateOf(chart.machine);
    if (name !== null) made.set(name, [...(made.get(name) ?? []), chart]);
  }
  return [...made]
    .flatMap(([name, own]) => templateMade(name, own))
    .sort((one, other) => other.instances.length - one.instances.length);
}

function templateMade<Chart extends Made>(name: string, own: readonly Chart[]): Template<Chart>[] {
  const [fullest] = [...own].sort(
    (one, other) => other.diagram.transitions.length - one.diagram.transitions.length,
  );
  if (fullest === undefined) return [];
  const all = [...new Set(own.flatMap(pathsIn))];
  const instances = own.map((chart) => ({ chart, without: missing(chart, all) }));
  return [{ name, fullest, instances }];
}

const pathsIn = ({ diagram }: Made) => statesWithin(diagram.root).map(({ path }) => path);

function missing(chart: Made, all: readonly string[]): string[] {
  const own = new Set(pathsIn(chart));
  const gone = all.filter((path) => !own.has(path));
  const outermost = gone.filter((path) => !gone.some((outer) => path.startsWith(`${outer}.`)));
  const within = (paths: Iterable<string>, parent: string) =>
    [...paths].filter((path) => parentOf(path) === parent).length;
  // A state that has hardly anything left of what others have in it is named instead of all that.
  const named = outermost.map((path) => {
    const parent = parentOf(path);
    return parent !== '' && within(own, parent) < 2 && within(outermost, parent) > 1
      ? parent
      : path;
  });
  return [...new Set(named)];
}

const parentOf = (path: string) => path.split('.').slice(0, -1).join('.');
