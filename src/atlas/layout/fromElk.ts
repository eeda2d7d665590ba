import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import { statesWithin, type Diagram, type DiagramState } from '../model/diagram';
import type {
  Box,
  Placed,
  PlacedLabel,
  PlacedMark,
  PlacedState,
  PlacedTransition,
  Point,
} from './placed';
import { anywhereMark, beginning, initialMark, listGap, type Plan } from './toElk';

/** Reads where ELK has put everything. Throws where something has no place. */
export function placedIn(diagram: Diagram, plan: Plan, laidOut: ElkNode): Placed {
  const nodes = new Map(nodesWithin(laidOut).map((node) => [node.id, node]));
  const edges = new Map(edgesWithin(laidOut).map((edge) => [edge.id, edge]));
  const boxOf = (id: string): Box => {
    const box = boxOfShape(nodes.get(id));
    if (box === null) throw new Error(`${id} has no place`);
    return box;
  };
  const states = statesWithin(diagram.root);
  const parents = new Map(states.flatMap((state) => state.states.map(({ id }) => [id, state])));
  const stateAt = (state: DiagramState): PlacedState => {
    const parent = parents.get(state.id);
    const head = plan.heads.get(state.id);
    return {
      ...boxOf(state.id),
      state,
      parent: parent?.id ?? null,
      isRegion: parent?.kind === 'parallel',
      lines: head?.lines ?? [],
      headWidth: head?.width ?? 0,
      headHeight: head?.height ?? 0,
    };
  };
  const frames = new Set(states.flatMap(({ id, states: inner }) => (inner.length > 0 ? [id] : [])));
  const words = new Map([...listedLabels(plan, boxOf, frames), ...labelsOnWays(plan, edges)]);
  const transitions = diagram.transitions.map((transition): PlacedTransition => {
    const label = words.get(transition.id);
    if (label === undefined) throw new Error(`The words of ${transition.id} have no place`);
    return { transition, label };
  });
  return {
    chart: diagram.chart,
    width: laidOut.width ?? 0,
    height: laidOut.height ?? 0,
    states: states.map(stateAt),
    transitions,
    ways: [...plan.ways].map(([id, { all }]) => ({
      transitions: all,
      points: pointsOf(edges.get(id)),
    })),
    marks: states.flatMap(({ id }): PlacedMark[] => [
      ...(nodes.has(initialMark(id))
        ? [{ ...boxOf(initialMark(id)), kind: 'initial' as const, state: id }]
        : []),
      ...(nodes.has(anywhereMark(id))
        ? [{ ...boxOf(anywhereMark(id)), kind: 'anywhere' as const, state: id }]
        : []),
    ]),
    beginnings: states.flatMap(({ id }) => {
      const edge = edges.get(beginning(id));
      return edge === undefined ? [] : [pointsOf(edge)];
    }),
  };
}

/** Where transitions stand that stay: under the head of their state, one below the other. */
function listedLabels(
  plan: Plan,
  boxOf: (id: string) => Box,
  frames: ReadonlySet<string>,
): Map<string, PlacedLabel> {
  const placed = new Map<string, PlacedLabel>();
  for (const [state, transitions] of plan.staying) {
    if (transitions.length === 0) continue;
    const { x, y, width } = boxOf(state);
    const isFrame = frames.has(state);
    let top = y + (plan.heads.get(state)?.height ?? 0) + listGap;
    for (const { id } of transitions) {
      const words = plan.labels.get(id);
      if (words === undefined) continue;
      placed.set(id, { ...words, x: x + 6, y: top, width: isFrame ? words.width : width - 12 });
      top += words.height;
    }
  }
  return placed;
}

/** Where the words of transitions stand on their lines, one below the other. */
function labelsOnWays(
  { ways, labels }: Plan,
  edges: ReadonlyMap<string, ElkExtendedEdge>,
): Map<string, PlacedLabel> {
  const placed = new Map<string, PlacedLabel>();
  for (const [way, { spoken }] of ways) {
    const box = boxOfShape(edges.get(way)?.labels?.[0]);
    if (box === null) continue;
    let top = box.y;
    for (const { id } of spoken) {
      const words = labels.get(id);
      if (words === undefined) continue;
      placed.set(id, { ...words, x: box.x, y: top, width: box.width });
      top += words.height;
    }
  }
  return placed;
}

function boxOfShape(shape: Partial<Box> | undefined): Box | null {
  if (shape?.x === undefined || shape.y === undefined) return null;
  return { x: shape.x, y: shape.y, width: shape.width ?? 0, height: shape.height ?? 0 };
}

function pointsOf(edge: ElkExtendedEdge | undefined): Point[] {
  if (edge?.sections === undefined) throw new Error(`${edge?.id ?? 'A line'} has no place`);
  return edge.sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
}

function nodesWithin(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesWithin)];
}

function edgesWithin(node: ElkNode): ElkExtendedEdge[] {
  return [...(node.edges ?? []), ...(node.children ?? []).flatMap(edgesWithin)];
}
