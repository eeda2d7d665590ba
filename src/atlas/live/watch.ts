import { assign, fromCallback, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { ChartReport, PortalEnd } from '../../machines/parts/chartReport';

/** A chart that runs in a portal, with where it stood before its last move. */
export interface RunningChart {
  readonly key: string;
  readonly chart: string;
  readonly portal: string;
  readonly state: ChartReport['state'];
  readonly before: ChartReport['state'] | null;
  /** What moved it last; null while it has stood still since it is watched. */
  readonly event: string | null;
  /** Counts the moves of all charts: the one with the highest has moved last. */
  readonly moved: number;
  readonly isActive: boolean;
}

interface Context {
  readonly running: readonly RunningChart[];
  readonly moves: number;
  /** The key of the chart that a person has chosen to follow; null for the one that moved last. */
  readonly chosen: string | null;
}

export type Heard = ChartReport | PortalEnd;
type Event = Heard | { type: 'run.chosen'; key: string | null };

const keyOf = ({ portal, chart, run }: ChartReport) => `${portal} ${chart} ${String(run)}`;

/** What runs once a report has come: a chart that has ended stays until its portal goes. */
function heard({ running, moves }: Context, report: ChartReport): Partial<Context> {
  const key = keyOf(report);
  const known = running.find((one) => one.key === key);
  const { chart, portal, state, event, isActive } = report;
  const before = event === null ? null : (known?.state ?? null);
  const next = { key, chart, portal, state, before, event, moved: moves + 1, isActive };
  return { running: [...running.filter((one) => one !== known), next], moves: moves + 1 };
}

/** Watches the charts of the portals that are open in other tabs of this browser. */
export const watch = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'empty' },
  actors: { listen: fromCallback<Heard>(() => undefined) },
  guards: {
    isLast: ({ context }, { portal }: { portal: string }) =>
      context.running.every((one) => one.portal === portal),
  },
  actions: {
    keepReport: assign(({ context }, { report }: { report: ChartReport }) =>
      heard(context, report),
    ),
    forgetPortal: assign(({ context }, { portal }: { portal: string }) => ({
      running: context.running.filter((one) => one.portal !== portal),
    })),
    choose: assign((_, { key }: { key: string | null }) => ({ chosen: key })),
  },
}).createMachine({
  id: 'watch',
  context: { running: [], moves: 0, chosen: null },
  invoke: { id: 'listen', src: 'listen' },
  initial: 'silent',
  on: {
    'chart.moved': {
      target: '.hearing',
      actions: { type: 'keepReport', params: ({ event }) => ({ report: event }) },
    },
  },
  states: {
    silent: { tags: 'empty' },
    hearing: {
      on: {
        'run.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
        'portal.ended': [
          {
            guard: { type: 'isLast', params: ({ event }) => event },
            target: 'silent',
            actions: { type: 'forgetPortal', params: ({ event }) => event },
          },
          { actions: { type: 'forgetPortal', params: ({ event }) => event } },
        ],
      },
    },
  },
});

export type WatchActor = ActorRefFrom<typeof watch>;
type Snapshot = SnapshotFrom<typeof watch>;

const byLastMove = (one: RunningChart, other: RunningChart) => other.moved - one.moved;

/** All charts that run, the one that moved last first. */
export const selectRunning = ({ context }: Snapshot) =>
  context.running.filter(({ isActive }) => isActive).toSorted(byLastMove);

/** The one of a chart that is followed: the chosen one, else the one that moved last; null for none. */
export function followedOf(chart: string) {
  return ({ context: { running, chosen } }: Snapshot): RunningChart | null => {
    const of = running.filter((one) => one.chart === chart).toSorted(byLastMove);
    const moving = of.find(({ isActive }) => isActive);
    return of.find(({ key }) => key === chosen) ?? moving ?? of[0] ?? null;
  };
}
