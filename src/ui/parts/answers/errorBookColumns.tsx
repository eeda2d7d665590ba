import { errorBookPage } from '../../../domain/addresses';
import type { ErrorBookStudent } from '../../../domain/answers';
import type { ErrorBookListRow } from '../../../domain/errorBookSheet';
import { columnsOf, count, link, moment, status, text, word } from '../columns';
import { NameInLetters } from '../NameInLetters';
import { stemColumn } from './stemColumn';

const bookOf = ({ student_id: id }: ErrorBookStudent) => errorBookPage(id);

/** The columns of the students with error books. */
export const errorBookStudentColumns = columnsOf<ErrorBookStudent>(
  ['answers', 'students'],
  [
    link('student', ({ name }) => name, bookOf, {
      beside: ({ name }) => <NameInLetters name={name} />,
    }),
    text('username', ({ username }) => username, { yields: 1 }),
    text('grade', ({ grade }, { t }) => t(`students:grade.${String(grade)}`), { width: 24 }),
    count('open', ({ open_count: open }) => open, {
      ...{ to: bookOf, explained: 'formula.open', ordered: 'descending' },
    }),
    count('resolved', ({ resolved_count: resolved }) => resolved, {
      to: (row) => `${bookOf(row)}&status=resolved`,
      explained: 'formula.resolved',
    }),
    moment('lastAdded', ({ last_added_at: at }) => at, { explained: 'formula.lastAdded' }),
  ],
);

export const errorBookSigns = {
  unresolved: 'act',
  correctedOnce: 'watch',
  resolved: 'good',
} as const;

/** The columns of one student's wrong questions; formulas are exported as their source. */
export const errorBookColumns = columnsOf<ErrorBookListRow>('answers', [
  stemColumn(({ student_id: student, question_id: question }) =>
    errorBookPage(student, `&question_id=${String(question)}`),
  ),
  text('point', ({ point_name: name }) => name, { width: 40 }),
  word('type', ({ type }) => type, { width: 36, yields: 1 }),
  status('revision', ({ status: state }) => state, errorBookSigns, { words: 'status', width: 38 }),
  text('cause', ({ cause }, { t }) => (cause === null ? null : t(`cause.${cause}`)), {
    ...{ width: 28, yields: 1, explained: 'formula.cause' },
  }),
  moment('wrong', ({ wrong_at: at }) => at, { ordered: 'descending' }),
  moment('corrected', ({ corrected_at: at }) => at, { yields: 2 }),
]);
