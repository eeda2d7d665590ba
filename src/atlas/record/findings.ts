import type { AnyStateMachine } from 'xstate';
import {
  stateNames,
  type RecordedMove,
  type SessionRecord,
} from '../../machines/parts/sessionRecord';
import { transitionsOf } from '../../paths';
import { skeletonOf, type Skeleton } from './skeleton';
import { stateOf } from './stateOf';

/** What a chart says of a move in a record. */
export type Finding =
  /** The first that the record tells of it. */
  | 'begins'
  | 'agrees'
  /** It does not listen to the event there, and nothing came of it. */
  | 'ignored'
  /** There is no such chart. */
  | 'noChart'
  /** It has no such state. */
  | 'noState'
  /** It does not listen to the event there, yet something came of it. */
  | 'notHeard'
  /** It listens, but whatever its guards say, it does not come to this state. */
  | 'notReached';

/** Where record and chart disagree. */
export const disagreements: readonly Finding[] = ['noChart', 'noState', 'notHeard', 'notReached'];

/** What XState sends every chart, whatever it listens to. */
const unasked = ['xstate.init', 'xstate.stop'];

/** What the charts say of each move of a record. */
export function findingsOf(
  { moves }: SessionRecord,
  machineOf: (chart: string) => AnyStateMachine | null,
): readonly Finding[] {
  const charts = new Map<string, Chart>();
  const last = new Map<string, RecordedMove>();
  return moves.map((move) => {
    const machine = machineOf(move.chart);
    if (machine === null) return 'noChart';
    const chart = charts.get(move.chart) ?? {
      ...{ machine, skeleton: skeletonOf(machine), transitions: transitionsOf(machine) },
    };
    charts.set(move.chart, chart);
    const key = `${move.chart} ${String(move.run)}`;
    const before = last.get(key);
    last.set(key, move);
    return findingOf(chart, before, move);
  });
}

/** A chart, and what is asked of it at each move. */
interface Chart {
  readonly machine: AnyStateMachine;
  readonly skeleton: Skeleton;
  readonly transitions: ReturnType<typeof transitionsOf>;
}

function findingOf(
  chart: Chart,
  before: RecordedMove | undefined,
  { event, states }: RecordedMove,
): Finding {
  const { machine, skeleton } = chart;
  if (stateOf(machine, states) === null) return 'noState';
  const from = before === undefined ? null : stateOf(machine, before.states);
  // A chart that is restored begins where it was left.
  if (before === undefined || from === null || event === 'xstate.init') return 'begins';
  const isStill = isSame(before.states, states);
  if (unasked.includes(event)) return isStill ? 'agrees' : 'notReached';
  if (!hears(chart, before.states, event)) return isStill ? 'ignored' : 'notHeard';
  const reached = skeleton.after(from, event);
  const isReached = reached?.some((value) => isSame(stateNames(value), states)) ?? true;
  return isReached ? 'agrees' : 'notReached';
}

/** Whether a transition of one of the states in which a chart stands listens to an event. */
function hears({ machine, transitions }: Chart, states: readonly string[], event: string): boolean {
  const paths = states.flatMap((name) => {
    const parts = name.split('.');
    return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
  });
  const ids = new Set([machine.root.id, ...paths.map((path) => `${machine.root.id}.${path}`)]);
  return transitions.some(
    (transition) => ids.has(transition.from) && listensTo(transition.event, event),
  );
}

function listensTo(descriptor: string, event: string): boolean {
  if (descriptor === '*') return !event.startsWith('xstate.');
  return descriptor.endsWith('.*')
    ? event.startsWith(descriptor.slice(0, -1))
    : descriptor === event;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join(' ') === [...other].sort().join(' ');
}
