import { answerGradingPage, answerPage } from '../../../domain/addresses';
import type { AnswerRow } from '../../../domain/answers';
import { isWrittenType } from '../../../domain/grading';
import { columnsOf, count, moment, person, status, text } from '../columns';
import { FormulaLine } from '../FormulaLine';
import { PutAsideMark } from '../PutAside';
import { TextLink } from '../TextLink';
import { stemColumn } from './stemColumn';

/** Which of the portal's signs stands for what came of an answer. */
export const outcomeSigns = { right: 'good', wrong: 'act', skipped: 'none' } as const;

/** Where an answer that a person marks is graded; null of another. */
export const gradingOf = ({ answer_id: id, type, answer, outcome }: AnswerRow) =>
  isWrittenType(type) && answer !== '' && outcome !== 'skipped' ? answerGradingPage(id) : null;

/** What came of a question and what it is; its type leads to where a person grades the answer. */
const columnsWith = (room: { readonly answer: number; readonly point?: number }) => [
  status<AnswerRow, AnswerRow['outcome']>('outcome', ({ outcome }) => outcome, outcomeSigns, {
    width: 26,
  }),
  text<AnswerRow>('answer', ({ answer }) => answer, {
    width: room.answer,
    cell: ({ answer }) => <FormulaLine text={answer} />,
  }),
  text<AnswerRow>('right', ({ right_answer: right }) => right, {
    ...{ head: 'field.right', width: room.answer, yields: 1 },
    cell: ({ right_answer: right }) => <FormulaLine text={right} />,
  }),
  text<AnswerRow>('point', ({ point_name: name }) => name, {
    ...(room.point !== undefined && { width: room.point }),
    yields: 1,
  }),
  text<AnswerRow>('type', ({ type }, { t }) => t(`type.${type}`), {
    ...{ width: 36, yields: 2 },
    cell: (row, { t }) => {
      const page = gradingOf(row);
      const type = t(`type.${row.type}`);
      return page === null ? (
        type
      ) : (
        <>
          <TextLink to={page}>{t('gradeOf', { type })}</TextLink>{' '}
          <PutAsideMark answerId={row.answer_id} />
        </>
      );
    },
  }),
  count<AnswerRow>('seconds', ({ seconds }) => seconds, { width: 20 }),
  text<AnswerRow>('cause', ({ cause }, { t }) => (cause === null ? null : t(`cause.${cause}`)), {
    ...{ width: 24, yields: 1 },
  }),
  moment<AnswerRow>('submitted', ({ submitted_at: at }) => at),
];

const stem = (options: { readonly width?: number }) =>
  stemColumn<AnswerRow>(({ answer_id: id }) => answerPage(id), options);

/** The columns of the answer history; formulas are exported as their source. */
export const answerColumns = columnsOf<AnswerRow>(
  ['answers', 'students'],
  [
    person('student', (row) => row, { width: 55 }),
    stem({ width: 43 }),
    ...columnsWith({ answer: 22 }),
  ],
);

/** Those of one student's answers, on a page that says whose they are: the question has the room. */
export const studentAnswerColumns = columnsOf<AnswerRow>(
  ['answers'],
  [stem({}), ...columnsWith({ answer: 26, point: 32 })],
);
