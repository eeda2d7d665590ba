import type { MutationGrade, Suspect } from './mutants';
import { type Language, say, spoken, type Words } from './words';

/** A chart's mutation grade in one line, and a line for each mutant that nothing has shown wrong. */
export function gradeLines(grade: MutationGrade, language?: Language): string[] {
  const { chart, total, by, table, run, transitions, equivalent, missed } = grade;
  const numbers = {
    caught: table + run + transitions.length,
    total: total - equivalent.length,
    table,
    run,
    transitions: transitions.length,
    equivalent: equivalent.length,
  };
  return [
    chart,
    `  ${spoken(say(`grade.${by}`, numbers), language)}`,
    ...transitions.map((one) => `  · ${lineOf(one, [say('byTransition')], language)}`),
    ...equivalent.map((one) => `  = ${lineOf(one, reasonsOf(one), language)}`),
    ...missed.map((one) => `  ✗ ${lineOf(one, [say(`unnoticed.${by}`)], language)}`),
  ];
}

function lineOf(suspect: Suspect, reasons: readonly Words[], language?: Language): string {
  const { mutation, transition, steps } = suspect;
  const shown = steps.length === 0 ? '' : ` ${steps.join(' → ')}`;
  const said = [say(`mutation.${mutation}`), ...reasons].map((words) => spoken(words, language));
  return `${transition}: ${said.join('; ')}${shown}`;
}

function reasonsOf({ mutation, exhausted }: Suspect): Words[] {
  return [say(`reason.${mutation}`), say('exhausted', { states: exhausted ?? 0 })];
}
