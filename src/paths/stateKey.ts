import type { AnyCatalogue } from './catalogue';
import { fingerprint, fixedFingerprint } from './fingerprint';
import type { ChartState } from './step';

/** Two states with one key count as the same: context as the catalogue projects it. */
export function stateKey(state: ChartState, catalogue: AnyCatalogue): string {
  const context: object = state.snapshot.context;
  if (catalogue.project === undefined) return wholeKey(state);
  return keyWith(state, fixedFingerprint(catalogue.project(context)));
}

/** Two states with one whole key are the same in every respect. */
export function wholeKey(state: ChartState): string {
  const context: object = state.snapshot.context;
  return keyWith(state, fixedFingerprint(context));
}

function keyWith({ snapshot, timers, settled }: ChartState, context: string): string {
  return fingerprint({
    value: snapshot.value,
    status: snapshot.status,
    context,
    history: historyOf(snapshot),
    timers: timers.map(({ event, left }) => [event, left]),
    children: Object.keys(snapshot.children).sort(),
    settled: settled.map(({ id }) => id).sort(),
  });
}

/** Which states each history state remembers, by id. */
export function historyOf(snapshot: ChartState['snapshot']): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]),
  );
}
