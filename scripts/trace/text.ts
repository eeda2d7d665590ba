import { say, spoken } from '../paths/words';
import type { Trace } from './proofs';

/** All requirements for a reader: what proves each, then what nothing proves. */
export function traceLines(traces: readonly Trace[], unknown: readonly string[]): string[] {
  const proven = traces.filter(({ tests }) => tests.length > 0);
  const open = traces.filter(({ tests }) => tests.length === 0);
  return [
    ...proven.flatMap(provenLines),
    '',
    ...open.map((trace) => `✗ ${headOf(trace)}: ${spoken(say('trace.open'))}${decided(trace)}`),
    ...unknown.map((id) => `✗ ${id}: ${spoken(say('trace.unknown'))}`),
    '',
    ...areasOf(traces).map((area) => {
      const own = traces.filter((trace) => trace.area === area);
      const count = own.filter(({ tests }) => tests.length > 0).length;
      return spoken(say('trace.area', { area, proven: count, total: own.length }));
    }),
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

function areasOf(traces: readonly Trace[]): string[] {
  return [...new Set(traces.map(({ area }) => area))].sort();
}
