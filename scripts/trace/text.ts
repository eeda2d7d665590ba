import { say, spoken } from '../paths/words';
import type { Trace } from './proofs';

/** All requirements for a reader: what proves each, then what nothing proves. */
export function traceLines(traces: readonly Trace[], unknown: readonly string[]): string[] {
  const proven = traces.filter(({ tests }) => tests.length > 0);
  const open = traces.filter(({ tests }) => tests.length === 0);
  return [
    ...proven.flatMap(provenLines),
    '',
    ...open.map(
      (trace) => `✗ ${headOf(trace)}: ${spoken(say('trace.open'))}${decided(trace)}${below(trace)}`,
    ),
    ...unknown.map((id) => `✗ ${id}: ${spoken(say('trace.unknown'))}`),
    '',
    ...countsBy('area', traces),
    '',
    ...countsBy('level', traces),
    spoken(say('trace.total', { proven: proven.length, total: traces.length })),
  ];
}

function provenLines(trace: Trace): string[] {
  return [
    `${headOf(trace)}${decided(trace)}`,
    ...trace.tests.map((title) => `    ${title}`),
    ...trace.views.map((view) => `    ${view}`),
  ];
}

function headOf({ id, text }: Trace): string {
  return `${id}  ${text}`;
}

function decided({ decision }: Trace): string {
  return decision === null ? '' : ` (${spoken(say('trace.decided'))}: ${decision})`;
}

/** Titles that name a requirement without proving it where its reader meets it. */
function below({ below: titles }: Trace): string {
  return titles.map((title) => `\n    (${title})`).join('');
}

/** How many are proven, by area or by level. */
function countsBy(key: 'area' | 'level', traces: readonly Trace[]): string[] {
  return [...new Set(traces.map((trace) => trace[key]))].sort().map((name) => {
    const own = traces.filter((trace) => trace[key] === name);
    const count = own.filter(({ tests }) => tests.length > 0).length;
    return spoken(say('trace.area', { area: name, proven: count, total: own.length }));
  });
}
