import { type AnyStateMachine, assign, emit, setup } from 'xstate';
import { compareCharts } from '../../../src/atlas/compare';
import type { AnyCatalogue } from '../../../src/paths';

/** The types of charts that count. */
export interface Types {
  readonly context: { count: number };
  readonly events: { type: string; code?: number };
}

/** A parcel on its way; what a version has otherwise replaces a part of it. */
export const parcelSetup = (limit = 3) =>
  setup({
    types: {} as Types,
    guards: {
      isLate: ({ context }) => context.count >= limit,
      isPaid: ({ event }) => event.code === 1,
    },
    actions: {
      count: assign({ count: ({ context }) => context.count + 1 }),
      tell: emit({ type: 'told' }),
    },
    delays: { rest: 500 },
  });

type Config = Parameters<ReturnType<typeof parcelSetup>['createMachine']>[0];

export const branches = [
  { guard: 'isPaid', target: 'travelling', meta: { spec: 'PAR-01' } },
  { guard: 'isLate', target: 'lost' },
] as const;

export const waiting = {
  tags: 'busy',
  on: {
    'parcel.sent': [...branches],
    'parcel.weighed': { actions: 'count' },
  },
  after: { rest: 'lost' },
} satisfies NonNullable<Config['states']>[string];
export const travelling = {
  initial: 'sea',
  on: { 'parcel.dropped': 'lost' },
  states: { sea: { on: { 'land.seen': 'land' } }, land: {} },
} satisfies NonNullable<Config['states']>[string];

/** The parcel, with some of its states as another version has them. */
export function parcel(states: Config['states'] = {}, limit?: number): AnyStateMachine {
  return parcelSetup(limit).createMachine({
    id: 'parcel',
    context: { count: 0 },
    initial: 'waiting',
    states: { waiting, travelling, lost: { type: 'final' }, ...states },
  });
}

/** What QA plans the parcel's paths with. */
const catalogue: AnyCatalogue = {
  events: { 'parcel.sent': [{ code: 1 }, { code: 2 }] },
  project: (context) => Math.min(4, Number(context['count'])),
};
export const compareParcels = (before: AnyStateMachine, after: AnyStateMachine) =>
  compareCharts({ machine: before, catalogue }, { machine: after, catalogue });
