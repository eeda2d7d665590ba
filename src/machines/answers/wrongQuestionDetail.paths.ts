import { errorBookRow } from '../../domain/answers';
import { recordPaths, studentMessages } from '../parts/record.paths';
import { sampleOf } from '../parts/sample.paths';

const path = '/errorBook/info';

const [wrongAt, rightAt] = ['2026-11-18T14:30:00+08:00', '2026-11-20T14:30:00+08:00'];
const wrong = { answer: 'B', is_right: false, seconds: 12, at: wrongAt };
const unresolved = {
  ...sampleOf(errorBookRow, 1),
  ...{ student_id: 5, status: 'unresolved' as const, wrong_at: wrongAt, corrected_at: null },
  ...{
    stem: 'Solve $x^2 = 4$.',
    student: { name: 'Ann', username: 'ann', grade: 7 },
    as_of: rightAt,
    given: [wrong],
  },
  options: [
    { key: 'A', text: '$x = \\pm 2$' },
    { key: 'B', text: '$x = 2$' },
  ],
  passage: {
    ...{ title: 'Slow Lunch', lines: ['Last term our school tried', 'something new.'] },
    notes: [{ term: 'term', meaning: 'a part of a year' }],
  },
  ...{ right_answer: ['A'], hint: 'Take the root.', analysis: 'Both signs: $\\pm 2$.' },
};
const correctedOnce = {
  ...unresolved,
  ...{ status: 'correctedOnce' as const, corrected_at: rightAt, hint: '' },
  given: [{ answer: 'A', is_right: true, seconds: 20, at: rightAt }, wrong],
};

const payload = { subject_id: 3, student_id: 5, question_id: 9 };

/** Samples for the paths of one wrong question, which is corrected meanwhile. */
export const wrongQuestionDetailPaths = recordPaths({
  ...{ path, payload, none: { ...payload, question_id: 0 } },
  answers: [unresolved, correctedOnce],
  message: studentMessages(5),
});
