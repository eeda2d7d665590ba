import {
  distinguish,
  gradePaths,
  isEquivalent,
  mutantsOf,
  stimulusLabel,
  type Mutant,
} from '../../src/paths';
import { unnoticedBy } from '../../src/atlas/approval/noticed';
import type { Situation } from '../../src/atlas/approval/situations';
import { chartFaults, type Row } from '../../tests/machines/transitions';
import type { ChartPlan } from './plans';

/** A wrong chart that the table and what shows on a run have not told from the right one. */
export interface Suspect {
  readonly mutation: Mutant['mutation'];
  readonly transition: string;
  /** How many states were exhausted without a difference that shows; null where there is one. */
  readonly exhausted: number | null;
  /** The fewest steps after which it shows; empty where nothing does. */
  readonly steps: readonly string[];
}

/** How the wrong versions of a chart were told from it. */
export interface MutationGrade {
  readonly chart: string;
  readonly total: number;
  /** Whether the chart is held against what is kept of it, or, where nothing is, against paths planned anew. */
  readonly by: 'kept' | 'planned';
  /** By the table of transitions that the product owes. */
  readonly table: number;
  /** By what shows in a situation that is kept, or on a run of the paths: state, context, actors, effects. */
  readonly run: number;
  /** By nothing but which transition was taken, or which timer was set. */
  readonly transitions: readonly Suspect[];
  /** By nothing, and proven to be the same chart for everybody outside. */
  readonly equivalent: readonly Suspect[];
  /** By nothing, though they differ, or may differ: what slips through. */
  readonly missed: readonly Suspect[];
}

/**
 * Grades what a chart is held against on every way to get one of its transitions wrong.
 * @param kept the situations that are committed for it; null where none are, or the chart is not as they say
 */
export function gradeChart(
  { graph, machine, catalogue, paths }: ChartPlan,
  table: readonly Row[],
  kept: readonly Situation[] | null,
): MutationGrade {
  const unnoticed = (mutants: readonly Mutant[], options: { blackBox?: boolean } = {}) =>
    kept === null
      ? gradePaths(graph, paths, mutants, options).survivors
      : unnoticedBy(kept, { machine, catalogue }, mutants, options);
  const all = mutantsOf(machine);
  const rows = table.filter(({ chart }) => chart === machine.id);
  const known = chartFaults(machine, rows).length;
  const unlisted = all.filter(({ build }) => chartFaults(build(), rows).length <= known);
  const survivors = unnoticed(unlisted, { blackBox: true });
  const suspects = survivors.map((mutant): [Mutant, Suspect] => {
    const { steps, exhausted, truncated } = isEquivalent(graph, mutant)
      ? { steps: null, exhausted: graph.states.length, truncated: false }
      : distinguish(graph, mutant.build());
    return [
      mutant,
      {
        mutation: mutant.mutation,
        transition: mutant.transition,
        exhausted: steps === null && !truncated ? exhausted : null,
        steps: (steps ?? []).map(stimulusLabel),
      },
    ];
  });
  const different = suspects.filter(([, { exhausted }]) => exhausted === null);
  const missed = new Set(unnoticed(different.map(([mutant]) => mutant)));
  return {
    chart: machine.id,
    total: all.length,
    by: kept === null ? 'planned' : 'kept',
    table: all.length - unlisted.length,
    run: unlisted.length - survivors.length,
    transitions: different.filter(([mutant]) => !missed.has(mutant)).map(([, one]) => one),
    equivalent: suspects.map(([, one]) => one).filter(({ exhausted }) => exhausted !== null),
    missed: different.filter(([mutant]) => missed.has(mutant)).map(([, one]) => one),
  };
}
