import { answerRow } from '../../domain/answers';
import { recordPaths } from '../parts/record.paths';
import { sampleOf } from '../parts/sample.paths';

const path = '/historyQuestion/info';

/** A wrong answer, with a formula that can be read and one that cannot. */
export const sampleGiven = {
  ...sampleOf(answerRow, 1),
  grade: 7,
  ...{ stem: 'Solve $x^2 = 4$.', answer: 'B', right_answer: 'A', passage: null },
  ...{ outcome: 'wrong' as const, cause: 'careless' as const },
  options: [
    { key: 'A', text: '$x = \\pm 2$' },
    { key: 'B', text: '$x = \\frac{2$' },
  ],
  ...{ hint: 'Take the root.', analysis: 'Both signs: $\\pm 2$.' },
  ...{ objective: 'Solve', thought: 'Reduce', ability: 'Reckon', method: 'Roots' },
  ...{ respondents: 8, right_count: 5 },
  said: [
    { answer: 'A', is_right: true, count: 5 },
    { answer: 'B', is_right: false, count: 3 },
  ],
  as_of: '2026-11-20T14:30:00+08:00',
};

/** Samples for the paths of one answer. */
export const answerDetailPaths = recordPaths({
  ...{ path, payload: { subject_id: 3, answer_id: 5 }, none: { subject_id: 3, answer_id: 0 } },
  answers: [sampleGiven],
});
