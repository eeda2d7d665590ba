import { fingerprint, fixedFingerprint } from './fingerprint';
import { historyOf } from './stateKey';
import type { ChartState } from './step';
import type { Timer } from './timers';

/** Everything that two runs of a chart are compared by, each part as text. */
export type View = Readonly<Record<string, string>>;

/** A chart's whole state, and what the last step did. */
export function viewOf(
  { snapshot, timers }: Pick<ChartState, 'snapshot' | 'timers'>,
  last: { readonly taken: readonly string[]; readonly effects: readonly string[] },
): View {
  const context: object = snapshot.context;
  const output: unknown = snapshot.output;
  return {
    transitions: last.taken.join(', '),
    state: fingerprint(snapshot.value),
    status: snapshot.status,
    context: fixedFingerprint(context),
    output: fingerprint(output),
    history: fingerprint(historyOf(snapshot)),
    actors: Object.keys(snapshot.children).sort().join(', '),
    timers: timersText(timers),
    effects: last.effects.join('; '),
  };
}

function timersText(timers: readonly Timer[]): string {
  return timers
    .map(({ event, left }) => `${event.type} in ${left} ms`)
    .sort()
    .join(', ');
}

/** The parts in which two views differ, one a line. */
export function differences(
  expected: View,
  actual: View,
  { leaveOut }: { readonly leaveOut: readonly string[] },
): string[] {
  return Object.keys(expected)
    .filter((part) => !leaveOut.includes(part) && expected[part] !== actual[part])
    .map((part) => `  ${part}: expected ${shown(expected[part])}, not ${shown(actual[part])}`);
}

function shown(text: string | undefined): string {
  return text || 'nothing';
}
