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

/** The columns of the answer history; formulas are exported as their source. */
export const answerColumns = columnsOf<AnswerRow>(
  ['answers', 'students'],
  [
    person('student', (row) => row),
    stemColumn(({ answer_id: id }) => pageOfAnswer(id), { width: 60 }),
    status('outcome', ({ outcome }) => outcome, outcomeSigns),
    text('answer', ({ answer }) => answer, {
      width: 26,
      yields: 2,
      cell: ({ answer }) => <FormulaLine text={answer} />,
      file: {
        'column.answer': ({ answer }) => answer,
        'field.right': ({ right_answer: right }) => right,
      },
    }),
    text('point', ({ point_name: name }) => name, { yields: 1 }),
    word('type', ({ type }) => type, { yields: 1 }),
    count('seconds', ({ seconds }) => seconds, { width: 20 }),
    text('cause', ({ cause }, { t }) => (cause === null ? null : t(`cause.${cause}`)), {
      width: 24,
    }),
    moment('submitted', ({ submitted_at: at }) => at),
    actions('grading', ({ answer_id: id, type, answer, outcome }, { t }) =>
      writtenTypes.includes(type) && answer !== '' && outcome !== 'skipped' ? (
        <TextLink to={`/homework/list?answer_id=${String(id)}`}>{t('column.grading')}</TextLink>
      ) : null,
    ),
  ],
);
