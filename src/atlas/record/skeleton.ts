import {
  createMachine,
  transition,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type StateValue,
} from 'xstate';

/**
 * A chart without its data: the same states, events and branches. Its guards say whatever one wants to
 * hear, since a record holds nothing that they could be asked with.
 */
export interface Skeleton {
  /** Every state in which the chart can stand after an event; null where they are too many to tell. */
  after(value: StateValue, event: string): readonly StateValue[] | null;
}

/** Ways through the guards of one event; a chart with more of them is believed. */
const mostWays = 4_000;
/** Steps of a chart that comes to rest by itself. */
const maxIterations = 30;
/** How long a chart may go on telling itself something. */
const deepest = 5;

/** What the guards answer, in the order in which they are asked; those beyond say no. */
class Oracle {
  answers: readonly boolean[] = [];
  asked = 0;

  ask(): boolean {
    this.asked += 1;
    return this.answers[this.asked - 1] ?? false;
  }

  /** The ways that lead on from the one that was just gone: each with one more yes. */
  others(): boolean[][] {
    const { answers, asked } = this;
    return Array.from({ length: Math.max(0, asked - answers.length) }, (_, more) => [
      ...answers,
      ...Array.from({ length: more }, () => false),
      true,
    ]);
  }
}

/** A state that one way through the guards leads to, and what the chart tells itself on that way. */
interface Reached {
  readonly value: StateValue;
  /** Event types; null where only the chart's data says which. */
  readonly raised: readonly string[] | null;
}

/** Takes the data out of a chart. */
export function skeletonOf(machine: AnyStateMachine): Skeleton {
  const oracle = new Oracle();
  const parts: Parts = { guard: () => oracle.ask(), named: machine.implementations.actions };
  const bones = createMachine({ ...configOf(machine.root, parts), context: {} });
  bones.options = { maxIterations };

  /** What one event leads to, without what the chart then makes of what it tells itself. */
  function once(value: StateValue, event: string): Reached[] | null {
    const ways: (readonly boolean[])[] = [[]];
    const found = new Map<string, Reached>();
    for (let gone = 0; ways.length > 0; gone += 1) {
      if (gone === mostWays) return null;
      oracle.answers = ways.pop() ?? [];
      oracle.asked = 0;
      const next = step(bones, value, event);
      if (next !== null) found.set(JSON.stringify(next), next);
      ways.push(...oracle.others());
    }
    return [...found.values()];
  }

  function after(value: StateValue, event: string, depth = 0): readonly StateValue[] | null {
    const reached = once(value, event);
    if (reached === null || depth > deepest) return null;
    const all = reached.map((one) => settled(one, depth));
    return all.includes(null) ? null : all.flatMap((values) => values ?? []);
  }

  /** Where a chart stands once it has heard all that it has told itself. */
  function settled({ value, raised }: Reached, depth: number): readonly StateValue[] | null {
    if (raised === null) return null;
    let values: readonly StateValue[] = [value];
    for (const type of raised) {
      const next = values.map((one) => after(one, type, depth + 1));
      if (next.includes(null)) return null;
      values = next.flatMap((one) => one ?? []);
    }
    return values;
  }

  return { after };
}

/** Null for a way that never comes to rest, which no chart takes. */
function step(bones: AnyStateMachine, value: StateValue, type: string): Reached | null {
  try {
    const from = bones.resolveState({ value, context: {} });
    const [next, actions] = transition(bones, from, { type });
    const marks = actions.map((action) => action.type).filter((name) => name.startsWith(mark));
    const raised = marks.map((name) => name.slice(mark.length));
    return { value: next.value, raised: raised.includes('') ? null : raised };
  } catch {
    return null;
  }
}

interface Parts {
  readonly guard: () => boolean;
  /** The chart's actions, by name. */
  readonly named: Readonly<Record<string, unknown>>;
}

/** A state without data; whatever it hears, time and actors included, is an event like any other. */
function configOf(node: AnyStateNode, parts: Parts): object {
  const bare = (definition: AnyTransitionDefinition) => ({
    ...(definition.target && { target: definition.target.map(({ id }) => `#${id}`) }),
    ...(definition.guard !== undefined && { guard: parts.guard }),
    reenter: definition.reenter,
    actions: marksOf(definition.actions, parts),
  });
  const events = [...node.transitions].map(
    ([type, definitions]) => [type, definitions.map(bare)] as const,
  );
  const [initial] = node.type === 'compound' ? node.initial.target : [];
  const states = Object.entries(node.states).map(
    ([key, inner]) => [key, configOf(inner, parts)] as const,
  );
  return {
    id: node.id,
    type: node.type,
    ...(initial && { initial: initial.path[node.path.length] }),
    ...(node.type === 'history' && { history: node.history }),
    entry: marksOf(node.entry, parts),
    exit: marksOf(node.exit, parts),
    on: Object.fromEntries(events),
    ...(node.always && { always: node.always.map(bare) }),
    ...(states.length > 0 && { states: Object.fromEntries(states) }),
  };
}

/** Begins the name of what stands for an action by which a chart tells itself something. */
const mark = 'raises ';

function marksOf(actions: readonly unknown[], { named }: Parts) {
  return actions.flatMap((action) => {
    const name = nameOf(action);
    const type = raisedBy(typeof name === 'string' ? named[name] : name);
    return type === undefined ? [] : [{ type: `${mark}${type ?? ''}` }];
  });
}

function nameOf(action: unknown): unknown {
  if (typeof action === 'object' && action !== null && 'type' in action) return action.type;
  return action;
}

/** Undefined for what raises nothing, null for what raises nobody knows what. */
function raisedBy(action: unknown): string | null | undefined {
  if (typeof action !== 'function' || !('type' in action)) return undefined;
  if (action.type === 'xstate.enqueueActions') return null;
  if (action.type !== 'xstate.raise' || !('event' in action)) return undefined;
  // A timer is set this way too; what it sends comes later, as an event of its own.
  if ('delay' in action && action.delay !== undefined) return undefined;
  const { event } = action;
  if (typeof event !== 'object' || event === null || !('type' in event)) return null;
  return typeof event.type === 'string' ? event.type : null;
}
