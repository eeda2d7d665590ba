import { setup, type SnapshotFrom } from 'xstate';
import type { PayloadOf } from '../../contract/call';
import type { historyInfo } from '../../contract/answers';
import { answerBoard } from './answerBoard';
import { answerCauses } from './answerCauses';
import { answerDetail } from './answerDetail';

interface Input {
  readonly payload: PayloadOf<typeof historyInfo>;
}

const input = ({ context: { payload } }: { context: Input }) => ({ payload, scope: {} });

/** The page of one answer: with what was written by hand, and why it is wrong. */
export const answerPage = setup({
  types: {
    context: {} as Input,
    input: {} as Input,
    children: {} as { detail: 'answerDetail'; board: 'answerBoard'; causes: 'answerCauses' },
  },
  actors: { answerDetail, answerBoard, answerCauses },
}).createMachine({
  id: 'answerPage',
  context: ({ input: asked }) => asked,
  invoke: [
    { id: 'detail', src: 'answerDetail', input },
    { id: 'board', src: 'answerBoard', input },
    { id: 'causes', src: 'answerCauses', input },
  ],
  initial: 'shown',
  states: { shown: {} },
});

type Snapshot = SnapshotFrom<typeof answerPage>;

export const selectDetail = ({ children }: Snapshot) => children.detail;
export const selectBoard = ({ children }: Snapshot) => children.board;
export const selectCauses = ({ children }: Snapshot) => children.causes;
