import { examClass } from '../../machines/exams/examClass';
import { examRows } from '../../machines/exams/examRows';
import { ExamClassScreen } from '../../ui/exams/ExamClassScreen';
import { ExamsScreen } from '../../ui/exams/ExamsScreen';
import { screen } from './screen';
import { screenByAddress } from './screenByAddress';

const List = screen({
  chart: examRows,
  view: ExamsScreen,
  input: ({ subjectId, query }) => ({ scope: { subject_id: subjectId }, address: query }),
  addressed: 'itself',
});

const Class = screen({
  chart: examClass,
  view: ExamClassScreen,
  input: ({ subjectId, key }) => ({
    payload: { subject_id: subjectId, paper_id: Number(key['paper_id']) },
    scope: {},
  }),
});

/** The results of own students, or how all of them did in one paper. */
export const Screen = screenByAddress([List, Class], ({ key }) =>
  key['paper_id'] === undefined ? List : Class,
);
