import type { MachineContext } from 'xstate';
import type { AnyCatalogue } from './catalogue';
import { fingerprint, fixedFingerprint } from './fingerprint';
import type { ChartState } from './step';

/** Two states with one key count as the same: context as the catalogue projects it. */
export function stateKey(state: ChartState, catalogue: AnyCatalogue): string {
  return keyWith(state, projectionText(state.snapshot.context, catalogue));
}

/** Two states with one whole key are the same in every respect. */
export function wholeKey(state: ChartState): string {
  return keyWith(state, contextText(state.snapshot.context));
}

/** What a catalogue makes of contexts, written out: most states share theirs with others. */
const projections = new WeakMap<AnyCatalogue, WeakMap<object, string>>();

function contextText(context: object): string {
  return JSON.stringify(fixedFingerprint(context));
}

function projectionText(context: MachineContext, catalogue: AnyCatalogue): string {
  if (catalogue.project === undefined) return contextText(context);
  const own = projections.get(catalogue) ?? new WeakMap<object, string>();
  projections.set(catalogue, own);
  const known = own.get(context);
  if (known !== undefined) return known;
  const text = JSON.stringify(fixedFingerprint(catalogue.project(context)));
  own.set(context, text);
  return text;
}

/** The fingerprint of all that tells states apart, put together from the text that their context has. */
function keyWith({ snapshot, timers, settled }: ChartState, context: string): string {
  const parts = [
    `"children":${fingerprint(Object.keys(snapshot.children).sort())}`,
    `"context":${context}`,
    `"history":${fingerprint(historyOf(snapshot))}`,
    `"settled":${fingerprint(settled.map(({ id }) => id).sort())}`,
    `"status":${fingerprint(snapshot.status)}`,
    `"timers":${fingerprint(timers.map(({ event, left }) => [event, left]))}`,
    `"value":${fingerprint(snapshot.value)}`,
  ];
  return `{${parts.join()}}`;
}

/** Whether two states remember the same. */
export function isSameContext({ snapshot: one }: ChartState, { snapshot: other }: ChartState) {
  return (
    one.context === other.context ||
    fixedFingerprint(one.context) === fixedFingerprint(other.context)
  );
}

/** Which states each history state remembers, by id. */
export function historyOf(snapshot: ChartState['snapshot']): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]),
  );
}
