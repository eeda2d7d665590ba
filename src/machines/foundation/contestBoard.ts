import { setup, type SnapshotFrom } from 'xstate';
import type { Board } from '../../domain/boards';
import type { Address } from '../parts/collection/query';
import { boardRows } from './boardRows';
import { boardStanding } from './boardStanding';

interface Context {
  readonly subjectId: number;
  readonly board: Board;
  /** What the list begins with. */
  readonly address: Address;
}

const of = ({ context: { subjectId, board } }: { context: Context }) => ({
  subject_id: subjectId,
  board,
});

/** A contest board: its season, and the analyst's students on it [SCREEN-113, SCREEN-114]. */
export const contestBoard = setup({
  types: {} as {
    context: Context;
    input: Context;
    children: { list: 'boardRows'; standing: 'boardStanding' };
  },
  actors: { boardRows, boardStanding },
}).createMachine({
  id: 'contestBoard',
  context: ({ input }) => input,
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
  ],
  initial: 'browsing',
  states: { browsing: {} },
});

type Snapshot = SnapshotFrom<typeof contestBoard>;

export const selectList = ({ children }: Snapshot) => children.list;
export const selectStanding = ({ children }: Snapshot) => children.standing;
export const selectBoard = ({ context }: Snapshot) => context.board;
