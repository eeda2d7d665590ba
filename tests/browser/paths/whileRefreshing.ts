import type { AnyMachineSnapshot } from 'xstate';
import type { AnyCatalogue } from '../../../src/paths';
import { casesIn } from '../../../src/paths/catalogue';

/**
 * The catalogue of a record that also changes its thing, where each change succeeds while a reload is under way: the
 * server's message of the change comes with it, and would begin a reload of which the plan knows nothing.
 */
export function changedWhileRefreshing<Catalogue extends AnyCatalogue>(
  { outcomes = {}, ...catalogue }: Catalogue,
  changes: readonly string[],
) {
  const isRefreshing = (state: AnyMachineSnapshot) =>
    state.matches({ ready: { current: 'refreshing' } });
  const held = changes.map((name) => {
    const { done, error } = outcomes[name] ?? {};
    const cases = (state: AnyMachineSnapshot) =>
      isRefreshing(state) ? (casesIn(done, state) ?? []) : [];
    return [name, { done: cases, error }];
  });
  return { ...catalogue, outcomes: { ...outcomes, ...Object.fromEntries(held) } };
}
