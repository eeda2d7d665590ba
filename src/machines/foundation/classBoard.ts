import { setup, type SnapshotFrom } from 'xstate';
import type { Board } from '../../domain/boards';
import type { ListPage } from '../parts/collection/query';
import { boardStanding } from './boardStanding';
import { classBoardRows } from './classBoardRows';
import { seasonLottery } from './seasonLottery';

interface Input extends ListPage {
  readonly board: Board;
}

const of = ({ context: { subjectId, board } }: { context: Input }) => ({
  subject_id: subjectId,
  board,
});

/** A contest board on a screen that a class sees: the season, its students and the lottery, with masked names [SCREEN-113 … SCREEN-118]. */
export const classBoard = setup({
  types: {
    context: {} as Input,
    input: {} as Input,
    events: {} as { type: 'lottery.opened' } | { type: 'lottery.closed' },
    children: {} as {
      list: 'classBoardRows';
      standing: 'boardStanding';
      lottery: 'seasonLottery';
    },
  },
  actors: { classBoardRows, boardStanding, seasonLottery },
}).createMachine({
  id: 'classBoard',
  context: ({ input }) => input,
  invoke: [
    {
      id: 'list',
      src: 'classBoardRows',
      input: ({ context }) => ({ scope: of({ context }), address: context.address }),
    },
    {
      id: 'standing',
      src: 'boardStanding',
      input: ({ context }) => ({ payload: of({ context }), scope: {} }),
    },
  ],
  initial: 'browsing',
  states: {
    browsing: { on: { 'lottery.opened': 'lottery' } },
    lottery: {
      on: { 'lottery.closed': 'browsing' },
      invoke: {
        id: 'lottery',
        src: 'seasonLottery',
        input: ({ context }) => ({
          payload: { ...of({ context }), names: 'masked' as const },
          scope: {},
        }),
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof classBoard>;

export const selectList = ({ children }: Snapshot) => children.list;
export const selectStanding = ({ children }: Snapshot) => children.standing;
export const selectBoard = ({ context }: Snapshot) => context.board;
export const selectLottery = ({ children }: Snapshot) => children.lottery;
