import type { SnapshotFrom } from 'xstate';
import { flowGo } from '../../contract/reports';
import { record } from '../parts/record';

/** A student's next step, by the learning analysis; an address may name no student [CALL-103]. */
export const nextStep = record({ id: 'nextStep', call: flowGo, mayBeAbsent: true });

/** The days whose answers it follows from. */
export const selectStepDays = ({ context }: SnapshotFrom<typeof nextStep>) => context.payload;

/** Where the step begins, and where what it follows from is seen; the first is the one to take. */
export function selectStepLinks({ context: { answer, payload } }: SnapshotFrom<typeof nextStep>) {
  const { student_id, from, to } = payload;
  const student = String(student_id);
  const days = `student_id=${student}&from=${from}&to=${to}`;
  const homework = { word: 'homework', to: `/homework/list?assign=${student}` } as const;
  const book = { word: 'book', to: `/errorbook/info?student_id=${student}` } as const;
  const analysis = { word: 'analysis', to: `/learningAnalysis?${days}&by=point` } as const;
  switch (answer?.step) {
    case 'practise': {
      const behind = `/answerHistoryEntry/index?${days}&point=${answer.point?.key ?? ''}`;
      return [homework, { word: 'answers', to: behind } as const, analysis];
    }
    case 'correct':
      return [book, analysis];
    case 'begin':
      return [homework];
    default:
      return [{ word: 'lessons', to: `/student/detail?student_id=${student}` } as const, analysis];
  }
}
