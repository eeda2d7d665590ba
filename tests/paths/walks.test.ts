import { expect, it } from 'vitest';
import type { Graph, Stimulus } from '../../src/paths';
import { adapters } from '../browser/paths/adapters';
import type { ScreenAdapter } from '../browser/paths/adapter';
import { unhurried } from '../browser/paths/atOnce';
import { causable } from '../browser/paths/walk';
import { explored } from './explored';

/** What happens anywhere that a walk can come to, planned or at random. */
function stimuliOf({ starts, edges }: Graph): Stimulus[] {
  const reached = new Set(starts.map(({ to }) => to));
  // A set that grows is gone through to its end.
  for (const at of reached) for (const { to } of edges[at] ?? []) reached.add(to);
  return [...reached].flatMap((at) => (edges[at] ?? []).map(({ stimulus }) => stimulus));
}

/** What an adapter has to know to do something, and does not; null where it knows. */
function missingFor({ events, answers }: ScreenAdapter, stimulus: Stimulus): string | null {
  if (stimulus.kind === 'after') return null;
  if (stimulus.kind === 'event') {
    const { type } = stimulus.event;
    return events[type] === undefined ? type : null;
  }
  const { kind, source, index } = stimulus;
  return answers[source]?.[kind]?.[index] === undefined
    ? `${source} ${kind} ${String(index)}`
    : null;
}

it('each adapter causes every event and answers every call that a walk can reach', () => {
  const missing = adapters.flatMap((adapter) => {
    const graph = unhurried(adapter, explored(adapter.chart, adapter.catalogue));
    const unknown = stimuliOf(causable(adapter, graph)).map((one) => missingFor(adapter, one));
    return [...new Set(unknown)]
      .filter((one) => one !== null)
      .map((one) => `${adapter.chart.id}: ${one}`);
  });
  expect(missing).toEqual([]);
}, 180_000);
