import type { AnswerRow } from '../../../domain/answers';
import { writtenTypes } from '../../../domain/grading';
import { actions, columnsOf, count, moment, person, status, text, word } from '../columns';
import { FormulaLine } from '../FormulaLine';
import { TextLink } from '../TextLink';
import { stemColumn } from './stemColumn';

/** Which of the portal's signs stands for what came of an answer. */
export const outcomeSigns = { right: 'good', wrong: 'act', skipped: 'none' } as const;

/** The page of one answer. */
const pageOfAnswer = (answerId: number) => `/history/list?answer_id=${String(answerId)}`;

/** Where an answer that a person marks is graded; null of another. */
export const gradingOf = ({ answer_id: id, type, answer, outcome }: AnswerRow) =>
  writtenTypes.includes(type) && answer !== '' && outcome !== 'skipped'
    ? `/homework/list?answer_id=${String(id)}`
    : null;

/** The columns of the answer history; formulas are exported as their source. */
export const answerColumns = columnsOf<AnswerRow>(
  ['answers', 'students'],
  [
    person('student', (row) => row, { width: 55 }),
    stemColumn(({ answer_id: id }) => pageOfAnswer(id), { width: 43 }),
    status('outcome', ({ outcome }) => outcome, outcomeSigns, { width: 26 }),
    text('answer', ({ answer }) => answer, {
      width: 22,
      cell: ({ answer }) => <FormulaLine text={answer} />,
      file: {
        'column.answer': ({ answer }) => answer,
        'field.right': ({ right_answer: right }) => right,
      },
    }),
    text('point', ({ point_name: name }) => name, { yields: 1 }),
    word('type', ({ type }) => type, { width: 32, yields: 2 }),
    count('seconds', ({ seconds }) => seconds, { width: 20 }),
    text('cause', ({ cause }, { t }) => (cause === null ? null : t(`cause.${cause}`)), {
      ...{ width: 24, yields: 1 },
    }),
    moment('submitted', ({ submitted_at: at }) => at),
    actions(
      'grading',
      (row, { t }) => {
        const page = gradingOf(row);
        return page === null ? null : <TextLink to={page}>{t('column.grading')}</TextLink>;
      },
      { yields: 2 },
    ),
  ],
);
