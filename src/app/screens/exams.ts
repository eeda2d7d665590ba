import { examClassRows } from '../../machines/exams/examClassRows';
import { examRows } from '../../machines/exams/examRows';
import { ExamClassScreen } from '../../ui/exams/ExamClassScreen';
import { ExamsScreen } from '../../ui/exams/ExamsScreen';
import { listOfSubject, screen } from './screen';
import { screenByAddress } from './screenByAddress';

const List = screen({ ...listOfSubject, chart: examRows, view: ExamsScreen });

const Class = screen({
  chart: examClassRows,
  view: ExamClassScreen,
  input: ({ subjectId, key, query }) => ({
    scope: { subject_id: subjectId, paper_id: Number(key['paper_id']) },
    address: query,
  }),
  addressed: 'itself',
});

/** The results of own students, or how all of them did in one paper. */
export const Screen = screenByAddress([List, Class], ({ key }) =>
  key['paper_id'] === undefined ? List : Class,
);
