import { statesWithin, type Diagram, type DiagramState } from './diagram';

const known = new WeakMap<Diagram, Map<string, Diagram>>();

/**
 * What of a chart is drawn: one state by itself; its outermost states alone where the chart itself is named; all of it
 * where nothing is named, or a state that holds no others.
 */
export function partOf(diagram: Diagram, within: string | null): Diagram {
  const state = statesWithin(diagram.root).find(({ id }) => id === within);
  if (state === undefined || state.states.length === 0) return diagram;
  const parts = known.get(diagram) ?? new Map<string, Diagram>();
  known.set(diagram, parts);
  const part =
    parts.get(state.id) ?? (state === diagram.root ? folded(diagram) : made(diagram, state));
  parts.set(state.id, part);
  return part;
}

/** A state with all within it, and beside it, as plain boxes, those that lead to it and those that it leads to. */
function made({ chart, root, transitions }: Diagram, state: DiagramState): Diagram {
  const inner = new Set(statesWithin(state).map(({ id }) => id));
  const around = new Set(outer(root, state.id));
  // What surrounds the state is not drawn: its transitions stand at the edge.
  const placed = (id: string) => (around.has(id) ? root.id : id);
  const touching = transitions
    .filter(({ from, targets }) => [from, ...targets].some((id) => inner.has(id)))
    .map((one) => ({ ...one, from: placed(one.from), targets: one.targets.map(placed) }));
  const touched = new Set(touching.flatMap(({ from, targets }) => [from, ...targets]));
  const beside = statesWithin(root).filter(
    ({ id }) => id !== root.id && touched.has(id) && !inner.has(id),
  );
  return {
    chart,
    root: {
      ...root,
      ...plain,
      kind: 'compound',
      initial: root.initial === state.id ? state.id : null,
      states: [state, ...beside.map((one) => ({ ...one, ...plain, ...closed(one) }))],
    },
    transitions: touching,
  };
}

/** Whether a chart has more than is read at once, and states in others: then it is begun with its outermost states. */
export function isLarge({ root, transitions }: Diagram): boolean {
  return transitions.length > many && root.states.some(({ states }) => states.length > 0);
}

const many = 30;

/** The outermost states as closed boxes, with what leads from one to another, and what all of them hear. */
function folded({ chart, root, transitions }: Diagram): Diagram {
  const outermost = new Map(
    root.states.flatMap((state) => statesWithin(state).map(({ id }) => [id, state])),
  );
  const at = (id: string) => outermost.get(id)?.id ?? root.id;
  const shown = transitions
    .map((one) => ({ ...one, from: at(one.from), targets: one.targets.map(at) }))
    .filter(({ from, targets }) => {
      const isClosed = (outermost.get(from)?.states.length ?? 0) > 0;
      return !isClosed || targets.some((target) => target !== from);
    });
  const states = root.states.map((state) =>
    state.states.length === 0
      ? state
      : { ...state, ...plain, ...closed(state), folded: statesWithin(state).length - 1 },
  );
  return { chart, root: { ...root, states }, transitions: shown };
}

const plain = { entry: [], exit: [], invokes: [], initial: null };

const closed = ({ kind }: DiagramState) => ({
  kind: kind === 'final' || kind === 'history' ? kind : ('atomic' as const),
  states: [],
});

/** The ids of the states around a state, from the outside in. */
export function outer(root: DiagramState, id: string): string[] {
  const inner = root.states.find((state) => statesWithin(state).some((one) => one.id === id));
  return inner === undefined ? [] : [root.id, ...outer(inner, id)];
}
