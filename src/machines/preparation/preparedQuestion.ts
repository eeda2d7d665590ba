import type { SnapshotFrom } from 'xstate';
import { preparedQuestionInfo } from '../../contract/preparation';
import { record } from '../parts/record';

/** One question with its solution [SCREEN-160]. */
export const preparedQuestion = record({
  id: 'preparedQuestion',
  call: preparedQuestionInfo,
  mayBeAbsent: true,
});

/** The kind of its course, where the address says it. */
export const selectKind = ({ context }: SnapshotFrom<typeof preparedQuestion>) =>
  context.payload.kind;
