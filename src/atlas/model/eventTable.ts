import { statesWithin, type Diagram, type DiagramState, type DiagramTransition } from './diagram';
import { outer } from './partOf';

/** What a state does with an event. */
export interface EventCell {
  /** In the order in which they are tried; none where the event is ignored. */
  readonly transitions: readonly DiagramTransition[];
  /** Whether only a state around it hears the event. */
  readonly isInherited: boolean;
}

/** An event, with what each state does with it. */
export interface EventRow {
  readonly event: string;
  readonly cells: readonly EventCell[];
}

/** What is sent to a chart, by the states in which it can stand. */
export interface EventTable {
  readonly states: readonly DiagramState[];
  readonly rows: readonly EventRow[];
}

/** A table of a chart: its innermost states, and every event that any of them hears. What the chart does by itself is left out. */
export function eventTable({ root, transitions }: Diagram): EventTable {
  const states = statesWithin(root).filter(
    ({ kind, states: inner }) => inner.length === 0 && kind !== 'history' && kind !== 'final',
  );
  const heard = transitions.filter(({ trigger }) => trigger.kind === 'event');
  const events = [...new Set(heard.map(({ event }) => event))];
  return {
    states,
    rows: events.map((event) => {
      const all = heard.filter((one) => one.event === event);
      return {
        event,
        cells: states.map(({ id }) => cellOf([id, ...outer(root, id).reverse()], all)),
      };
    }),
  };
}

/** An inner state is asked first, then those around it, until a branch without a condition is taken. */
function cellOf(chain: readonly string[], all: readonly DiagramTransition[]): EventCell {
  const tried: DiagramTransition[] = [];
  for (const one of chain.flatMap((id) => all.filter(({ from }) => from === id))) {
    tried.push(one);
    if (one.guard === null) break;
  }
  const [own] = chain;
  return { transitions: tried, isInherited: tried.every(({ from }) => from !== own) };
}
