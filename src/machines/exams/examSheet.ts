import type { SnapshotFrom } from 'xstate';
import { examInfo } from '../../contract/exams';
import { record } from '../parts/record';

/** What an address says beside whose result it is. */
export interface ExamScope {
  /** The numbers of the questions that the appendix shows; without any it shows all. */
  readonly numbers: readonly number[];
}

/** One result with the marks of its questions: its report, appendix or knowledge map [ROUTE-060 … ROUTE-062]. */
export const examSheet = record<typeof examInfo, ExamScope>({
  id: 'examSheet',
  call: examInfo,
  mayBeAbsent: true,
  concerns: ({ type }) => type === 'student.changed',
});

export const selectNumbers = ({ context }: SnapshotFrom<typeof examSheet>) => context.scope.numbers;
