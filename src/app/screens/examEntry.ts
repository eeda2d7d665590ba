import { examEntry } from '../../machines/exams/examEntry';
import { examPaperRows } from '../../machines/exams/examPaperRows';
import { ExamEntryScreen } from '../../ui/exams/ExamEntryScreen';
import { ExamPapersScreen } from '../../ui/exams/ExamPapersScreen';
import { listOfSubject, screen } from './screen';
import { screenByAddress } from './screenByAddress';

const Papers = screen({ ...listOfSubject, chart: examPaperRows, view: ExamPapersScreen });

const Entry = screen({
  chart: examEntry,
  view: ExamEntryScreen,
  input: ({ subjectId, key }) => ({
    payload: {
      subject_id: subjectId,
      paper_id: Number(key['paper_id']),
      report_id: Number(key['report_id'] ?? 0),
    },
    scope: { saved: null, examDate: key['exam_date'] ?? '', student: key['student'] ?? '' },
  }),
});

/** A paper is chosen first, then its marks are entered. */
export const Screen = screenByAddress([Papers, Entry], ({ key }) =>
  key['paper_id'] === undefined ? Papers : Entry,
);
