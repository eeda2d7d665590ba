import type { AnyMachineSnapshot } from 'xstate';
import type { AnyCatalogue } from '../../../src/paths';
import { casesIn } from '../../../src/paths/catalogue';
import type { Answers } from './adapter';

/**
 * What comes of what a list asks: rows or none, since to a page behind its first a list that has become shorter is no
 * more than that; and of a change what the list's screen can come to: nobody is refused where one row is changed alone.
 */
export function outcomesOf({ outcomes = {} }: AnyCatalogue, changing: Answers | undefined) {
  const { load, change } = outcomes;
  const first = (cases: typeof load, most: number) => (state: AnyMachineSnapshot) =>
    (casesIn(cases?.done, state) ?? []).slice(0, most);
  return {
    ...outcomes,
    ...(change && { change: { ...change, done: first(change, changing?.done?.length ?? 0) } }),
    load: { ...load, done: first(load, 2) },
  };
}
