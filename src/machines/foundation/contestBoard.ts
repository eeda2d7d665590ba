import { assign, setup, type SnapshotFrom } from 'xstate';
import type { Board, boardNames } from '../../domain/boards';
import type { ListPage } from '../parts/collection/query';
import { boardAnalysts } from './boardAnalysts';
import { boardRows } from './boardRows';
import { boardStanding } from './boardStanding';
import { seasonLottery } from './seasonLottery';

interface Input extends ListPage {
  readonly board: Board;
}

interface Lottery {
  /** How names show in the lottery: as they do on the board when it is opened. */
  readonly names: (typeof boardNames)[number] | undefined;
}

type Context = Input & Lottery;

type Event = ({ type: 'lottery.opened' } & Lottery) | { type: 'lottery.closed' };

const of = ({ context: { subjectId, board } }: { context: Context }) => ({
  subject_id: subjectId,
  board,
});

/** So many analysts stand on the page: a school seldom has more. */
const shownAnalysts = 50;

/** A contest board: its season, the analyst's students on it, and the lottery [SCREEN-113, SCREEN-114, SCREEN-118]. */
export const contestBoard = setup({
  types: {} as {
    context: Context;
    input: Input;
    events: Event;
    children: {
      list: 'boardRows';
      standing: 'boardStanding';
      analysts: 'boardAnalysts';
      lottery: 'seasonLottery';
    };
  },
  actors: { boardRows, boardStanding, boardAnalysts, seasonLottery },
  actions: { keepNames: assign((_, { names }: Lottery) => ({ names })) },
}).createMachine({
  id: 'contestBoard',
  context: ({ input }) => ({ ...input, names: undefined }),
  invoke: [
    {
      id: 'list',
      src: 'boardRows',
      input: ({ context }) => ({ scope: of({ context }), address: context.address }),
    },
    {
      id: 'standing',
      src: 'boardStanding',
      input: ({ context }) => ({ payload: of({ context }), scope: {} }),
    },
    {
      id: 'analysts',
      src: 'boardAnalysts',
      input: ({ context }) => ({
        payload: { ...of({ context }), page: 1, page_size: shownAnalysts },
        scope: {},
      }),
    },
  ],
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'lottery.opened': {
          target: 'lottery',
          actions: { type: 'keepNames', params: ({ event }) => event },
        },
      },
    },
    lottery: {
      on: { 'lottery.closed': 'browsing' },
      invoke: {
        id: 'lottery',
        src: 'seasonLottery',
        input: ({ context }) => ({
          payload: { ...of({ context }), names: context.names },
          scope: {},
        }),
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof contestBoard>;

export const selectList = ({ children }: Snapshot) => children.list;
export const selectStanding = ({ children }: Snapshot) => children.standing;
export const selectAnalysts = ({ children }: Snapshot) => children.analysts;
export const selectBoard = ({ context }: Snapshot) => context.board;
export const selectLottery = ({ children }: Snapshot) => children.lottery;
