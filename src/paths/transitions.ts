import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { guardName } from './guardName';
import { stateNodes } from './stateNodes';

/** One transition of a chart: what path coverage counts. */
export interface Transition {
  /** `<stateId>|<event or always>|<branch index>`; the same for every `provide()` of the chart. */
  readonly id: string;
  readonly from: string;
  readonly event: string;
  readonly guard: string | null;
  /** Ids of the target states; empty when the transition stays where it is. */
  readonly targets: readonly string[];
  /** Requirement ids of `meta.spec`. */
  readonly spec: readonly string[];
}

/** Every transition of a chart: the denominator of its coverage. */
export function transitionsOf(machine: AnyStateMachine): Transition[] {
  return stateNodes(machine).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flat().map(describe),
  );
}

/** A transition's id, or null for what XState makes itself, such as entering the initial state. */
export function transitionId(definition: AnyTransitionDefinition): string | null {
  const { source, eventType } = definition;
  const siblings = eventType ? source.transitions.get(eventType) : source.always;
  const branch = siblings?.indexOf(definition) ?? -1;
  return branch < 0 ? null : `${source.id}|${eventType || 'always'}|${branch}`;
}

function describe(definition: AnyTransitionDefinition): Transition {
  const id = transitionId(definition);
  if (id === null) throw new Error(`A transition of ${definition.source.id} is not its own`);
  return {
    id,
    from: definition.source.id,
    event: definition.eventType || 'always',
    guard: guardName(definition.guard),
    targets: (definition.target ?? []).map((target) => target.id),
    spec: specOf(definition.meta),
  };
}

function specOf(meta: unknown): string[] {
  if (typeof meta !== 'object' || meta === null || !('spec' in meta)) return [];
  const listed: unknown[] = [meta.spec].flat();
  return listed.filter((id) => typeof id === 'string');
}
