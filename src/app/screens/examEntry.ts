import { z } from 'zod/mini';
import { typedStudent } from '../../domain/scores';
import { examEntry } from '../../machines/exams/examEntry';
import { examPaperRows } from '../../machines/exams/examPaperRows';
import { ExamEntryScreen } from '../../ui/exams/ExamEntryScreen';
import { ExamPapersScreen } from '../../ui/exams/ExamPapersScreen';
import { listOfSubject, screen } from './screen';
import { screenByAddress } from './screenByAddress';

/** Whom an address names; nobody where it is not a name or an account. */
function studentIn(text: string | undefined) {
  const { data: student } = z.safeParse(typedStudent, text);
  return student === undefined ? {} : { student };
}

const Papers = screen({ ...listOfSubject, chart: examPaperRows, view: ExamPapersScreen });

const Entry = screen({
  chart: examEntry,
  view: ExamEntryScreen,
  input: ({ subjectId, key }) => ({
    payload: {
      subject_id: subjectId,
      paper_id: Number(key['paper_id']),
      report_id: Number(key['report_id'] ?? 0),
      ...studentIn(key['student']),
    },
    scope: { saved: null, examDate: key['exam_date'] ?? '' },
  }),
});

/** A paper is chosen first, then its marks are entered. */
export const Screen = screenByAddress([Papers, Entry], ({ key }) =>
  key['paper_id'] === undefined ? Papers : Entry,
);
