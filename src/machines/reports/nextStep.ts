import type { SnapshotFrom } from 'xstate';
import { flowGo } from '../../contract/reports';
import { errorBookPage, studentPage } from '../../domain/addresses';
import { assigningPage } from '../../domain/studentActs';
import { record } from '../parts/record';

/** A student's next step, by the learning analysis; an address may name no student [CALL-103]. */
export const nextStep = record({ id: 'nextStep', call: flowGo, mayBeAbsent: true });

/** The days whose answers it follows from. */
export const selectStepDays = ({ context }: SnapshotFrom<typeof nextStep>) => context.payload;

const daysOf = ({ student_id: student, from, to }: Days) =>
  `student_id=${String(student)}&from=${from}&to=${to}`;

type Days = ReturnType<typeof selectStepDays>;

/** Where the learning analysis is that the step follows from. */
export const selectStepAnalysis = ({ context }: SnapshotFrom<typeof nextStep>) =>
  `/learningAnalysis?${daysOf(context.payload)}&by=point`;

/** Where the step begins, and where what it follows from is seen; the first is the one to take. */
export function selectStepLinks({ context: { answer, payload } }: SnapshotFrom<typeof nextStep>) {
  const { student_id: student } = payload;
  const days = daysOf(payload);
  const homework = { word: 'homework', to: assigningPage([student]) } as const;
  const book = { word: 'book', to: errorBookPage(student) } as const;
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
      return [{ word: 'lessons', to: studentPage(student) } as const, analysis];
  }
}
