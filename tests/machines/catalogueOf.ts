import type { AnyStateMachine } from 'xstate';
import type { AnyCatalogue } from '../../src/paths';

const modules = import.meta.glob<Readonly<Record<string, AnyCatalogue>>>(
  '../../src/machines/**/*.paths.ts',
  { eager: true },
);

/** The catalogue of a chart: `<chart id>Paths` in a `.paths.ts`; null where there is none. */
export function catalogueOf({ id }: AnyStateMachine): AnyCatalogue | null {
  const name = `${id}Paths`;
  return Object.values(modules).find((module) => name in module)?.[name] ?? null;
}
