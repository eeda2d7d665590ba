import { StateMachine, type AnyStateMachine } from 'xstate';
import type { AnyCatalogue } from '../paths';
import { diagramOf, type Diagram } from './model/diagram';

/** A chart of the product, as the atlas shows it. */
export interface LibraryChart {
  /** The chart's id. */
  readonly id: string;
  /** The name that it is exported by. */
  readonly name: string;
  /** The area of the product that it belongs to. */
  readonly area: string;
  readonly machine: AnyStateMachine;
  /** What QA plans its paths with; null where there is nothing. */
  readonly catalogue: AnyCatalogue | null;
  readonly diagram: Diagram;
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../machines/*/**/*.ts', {
  eager: true,
});

const isCatalogue = (value: unknown): value is AnyCatalogue =>
  typeof value === 'object' && value !== null;

const catalogues = new Map(
  Object.entries(modules)
    .filter(([file]) => file.endsWith('.paths.ts'))
    .flatMap(([, module]) => Object.entries(module))
    .flatMap(([name, value]) => (isCatalogue(value) ? [[name, value] as const] : [])),
);

/** Every chart of the product, by area and id. */
export const library: readonly LibraryChart[] = Object.entries(modules)
  .flatMap(([file, module]) =>
    Object.entries(module).flatMap(([name, value]): LibraryChart[] =>
      value instanceof StateMachine ? [chartOf(file, name, value)] : [],
    ),
  )
  .sort((one, other) => compare(one.area, other.area) || compare(one.id, other.id));

/** A chart by its id; null where there is none. */
export function chartById(id: string | null): LibraryChart | null {
  return library.find((chart) => chart.id === id) ?? null;
}

function chartOf(file: string, name: string, machine: AnyStateMachine): LibraryChart {
  return {
    id: machine.id,
    name,
    area: file.split('/')[2] ?? '',
    machine,
    catalogue: catalogues.get(`${name}Paths`) ?? null,
    diagram: diagramOf(machine),
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
