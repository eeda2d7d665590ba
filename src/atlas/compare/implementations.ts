import type { AnyStateMachine } from 'xstate';
import type { ChartDefinition } from '../formats/definition';
import { sourceText } from './sourceText';

/** A guard, an action or a delay that has kept its name, but reads otherwise. */
export interface ImplementationChange {
  readonly kind: 'guard' | 'action' | 'delay';
  readonly name: string;
  /** Ids, in the latter version, of the transitions that use it. */
  readonly transitions: readonly string[];
}

/**
 * What named functions read otherwise, down to their own source; what they call elsewhere is not
 * followed, but may show in how the chart behaves.
 */
export function implementationChanges(
  before: AnyStateMachine,
  after: AnyStateMachine,
  { transitions }: ChartDefinition,
): ImplementationChange[] {
  const [old, young] = [before.implementations, after.implementations];
  const groups = [
    ['guard', old.guards, young.guards],
    ['action', old.actions, young.actions],
    ['delay', old.delays, young.delays],
  ] as const;
  return groups.flatMap(([kind, former, latter]) => {
    const known = new Map<string, unknown>(Object.entries(former));
    return Object.entries(latter).flatMap(([name, value]): ImplementationChange[] => {
      if (!known.has(name) || sourceText(known.get(name)) === sourceText(value)) return [];
      const users = transitions.filter((one) => isUsed(kind, name, one));
      return [{ kind, name, transitions: users.map(({ id }) => id) }];
    });
  });
}

function isUsed(
  kind: ImplementationChange['kind'],
  name: string,
  { guard, actions, trigger }: ChartDefinition['transitions'][number],
): boolean {
  switch (kind) {
    case 'guard':
      return guard?.split(/[(), ]+/).includes(name) ?? false;
    case 'action':
      return actions.some((action) => action.name === name);
    case 'delay':
      return trigger.kind === 'after' && trigger.delay === name;
  }
}
