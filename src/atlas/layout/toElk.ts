import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import {
  placeOf,
  statesWithin,
  type Diagram,
  type DiagramState,
  type DiagramTransition,
} from '../model/diagram';
import type { Names } from '../model/names';
import { stateWords, transitionWords, type Words } from './words';

/** What a chart is laid out from, and the words whose places are not ELK's. */
export interface Plan {
  readonly graph: ElkNode;
  readonly heads: ReadonlyMap<string, Words>;
  /** The words of each transition, by its id. */
  readonly labels: ReadonlyMap<string, Words>;
  /** Transitions in which a state stays as it is: they are listed in its box. */
  readonly staying: ReadonlyMap<string, readonly DiagramTransition[]>;
  /** The lines, and whose words stand on each. */
  readonly ways: ReadonlyMap<string, Way>;
}

/** A line from one state to another: what leads the same way shares it. */
interface Way {
  readonly from: string;
  readonly to: string;
  /** Ids of all transitions that lead along it. */
  readonly all: string[];
  /** Those whose words stand on it, one below the other. */
  readonly spoken: DiagramTransition[];
}

export const initialMark = (state: string) => `initial ${state}`;
export const anywhereMark = (state: string) => `anywhere ${state}`;
export const beginning = (state: string) => `begins ${state}`;
/** The line from one state to another, for all transitions that lead this way. */
const wayId = (from: string, to: string) => `${from} to ${to}`;

/** Between the head of a state and the transitions listed in it, and below them, in pixels. */
export const listGap = 6;

const inside = 16;
const markSize = { initial: 12, anywhere: 18 } as const;

/** How what lies in a state is laid out; each state says it for itself, since ELK passes nothing on. */
const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
};

/** Short lines and few crossings; for what is too large for that, in a fraction of the time. */
const efforts = {
  careful: {
    'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
    'elk.layered.thoroughness': '30',
  },
  quick: {
    'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
    'elk.layered.thoroughness': '1',
    'elk.layered.crossingMinimization.greedySwitch.type': 'OFF',
    'elk.layered.crossingMinimization.greedySwitchHierarchical.type': 'OFF',
  },
} as const;

/** As many lines are laid out with care in a second. */
const many = 150;

/** Room around what lies in a state, and between it, in pixels. */
const spacing = {
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '8',
  'elk.spacing.labelNode': '8',
  'elk.spacing.nodeSelfLoop': '14',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
};

/** Turns a chart into the graph that ELK lays out. */
export function planOf(diagram: Diagram, names: Names): Plan {
  const states = statesWithin(diagram.root);
  const heads = new Map(states.map((state) => [state.id, stateWords(state, diagram.chart, names)]));
  const labels = new Map(
    diagram.transitions.map((transition) => [
      transition.id,
      transitionWords(transition, placeOf(transition, diagram), names),
    ]),
  );
  const staying = new Map(
    states.map(({ id }) => [
      id,
      diagram.transitions.filter(({ from, targets }) => from === id && targets.length === 0),
    ]),
  );
  const known = new Map(states.map((state) => [state.id, state]));
  const ways = waysOf(diagram.transitions, known);
  const effort = ways.size > many ? efforts.quick : efforts.careful;
  const node = (state: DiagramState): ElkNode => {
    const head = headSize(state, { heads, labels, staying });
    if (state.states.length === 0) return { id: state.id, ...head };
    return {
      id: state.id,
      layoutOptions: {
        ...options,
        ...effort,
        ...spacing,
        'elk.padding': `[top=${head.height + inside},left=${inside},bottom=${inside},right=${inside}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${head.width},${head.height})`,
      },
      children: [...marksIn(state, diagram, known), ...state.states.map(node)],
    };
  };
  const graph = {
    id: 'drawing',
    layoutOptions: {
      ...options,
      ...spacing,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.padding': '[top=12,left=12,bottom=12,right=12]',
    },
    children: [node(diagram.root)],
    edges: [
      ...states.flatMap(({ id, initial }) =>
        initial === null
          ? []
          : [{ id: beginning(id), sources: [initialMark(id)], targets: [initial] }],
      ),
      ...[...ways].map(([id, way]) => edgeOf(id, way, labels)),
    ],
  };
  return { graph, heads, labels, staying, ways };
}

/** The room of a state's head and of the transitions that are listed in it. */
function headSize(
  { id }: DiagramState,
  { heads, labels, staying }: Pick<Plan, 'heads' | 'labels' | 'staying'>,
) {
  const head = heads.get(id) ?? { width: 0, height: 0 };
  const listed = (staying.get(id) ?? []).flatMap((one) => labels.get(one.id) ?? []);
  const height = listed.reduce((sum, one) => sum + one.height, 0);
  return {
    width: Math.max(96, head.width, ...listed.map(({ width }) => width + 12)),
    height: head.height + (listed.length === 0 ? 0 : height + 2 * listGap),
  };
}

function marksIn(
  { id, initial }: DiagramState,
  { transitions }: Diagram,
  known: ReadonlyMap<string, DiagramState>,
): ElkNode[] {
  const mark = (kind: 'initial' | 'anywhere', name: string) => ({
    id: name,
    width: markSize[kind],
    height: markSize[kind],
    ...(kind === 'initial' && {
      layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
    }),
  });
  const isLeftFromAnywhere = transitions.some(
    ({ from, targets }) => from === id && targets.some((target) => isWithin(known, id, target)),
  );
  return [
    ...(initial === null ? [] : [mark('initial', initialMark(id))]),
    ...(isLeftFromAnywhere ? [mark('anywhere', anywhereMark(id))] : []),
  ];
}

function isWithin(known: ReadonlyMap<string, DiagramState>, outer: string, inner: string): boolean {
  const state = known.get(outer);
  return (
    outer !== inner && state !== undefined && statesWithin(state).some(({ id }) => id === inner)
  );
}

/** The lines of all transitions. The words of one with several targets stand on the first. */
function waysOf(
  transitions: readonly DiagramTransition[],
  known: ReadonlyMap<string, DiagramState>,
): Map<string, Way> {
  const ways = new Map<string, Way>();
  for (const transition of transitions) {
    transition.targets.forEach((to, index) => {
      const from = originOf(transition.from, to, known);
      const id = wayId(transition.from, to);
      const way = ways.get(id) ?? { from, to, all: [], spoken: [] };
      ways.set(id, way);
      way.all.push(transition.id);
      if (index === 0) way.spoken.push(transition);
    });
  }
  return ways;
}

/** What leads to a state within the one that it leaves starts at the mark that stands for all in it. */
function originOf(from: string, to: string, known: ReadonlyMap<string, DiagramState>): string {
  return isWithin(known, from, to) ? anywhereMark(from) : from;
}

function edgeOf(id: string, way: Way, labels: ReadonlyMap<string, Words>): ElkExtendedEdge {
  const { from, to, spoken } = way;
  const words = spoken.flatMap((one) => labels.get(one.id) ?? []);
  if (words.length === 0) return { id, sources: [from], targets: [to] };
  const label = {
    id: `words of ${id}`,
    // ELK makes no room for a label without text.
    text: id,
    width: Math.max(...words.map(({ width }) => width)),
    height: words.reduce((sum, { height }) => sum + height, 0),
    layoutOptions: { 'elk.edgeLabels.placement': 'CENTER', 'elk.edgeLabels.inline': 'true' },
  };
  return { id, sources: [from], targets: [to], labels: [label] };
}
