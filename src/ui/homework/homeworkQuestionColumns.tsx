import { Flex } from '@chakra-ui/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { answerPage } from '../../domain/addresses';
import {
  answersTo,
  commonWrong,
  type HomeworkQuestionRow,
  rightShare,
} from '../../domain/homeworkQuestions';
import { stemColumn } from '../parts/answers/stemColumn';
import { columnsOf, count, share, text } from '../parts/columns';
import { FormulaLine } from '../parts/FormulaLine';
import { NameInLetters } from '../parts/NameInLetters';
import { Text } from '../parts/Text';
import { TextLink } from '../parts/TextLink';

type Row = HomeworkQuestionRow;

/** The answer history with these answers alone. */
const listOf = (ids: readonly number[]) => `/answerHistoryEntry/index?answers=${ids.join(',')}`;
const wrongIds = (wrong: readonly Row['wrong'][number][]) => wrong.map(({ answer_id: id }) => id);

/** Students named in a row; the others are counted. */
const mostNamed = 3;

/** Who got a question wrong, each as the way to the student's answer. */
function WrongNames({ wrong }: Pick<Row, 'wrong'>) {
  const { t } = useTranslation(['homework', 'students']);
  const others = wrong.slice(mostNamed);
  return (
    <Text lineHeight="rowSmall" whiteSpace="normal">
      {wrong.slice(0, mostNamed).map(({ answer_id: id, name, username }, place) => (
        <Fragment key={id}>
          {place === 0 ? null : t('students:marking.separator')}
          <TextLink to={answerPage(id)} title={username}>
            {name}
          </TextLink>
          <NameInLetters name={name} />
        </Fragment>
      ))}
      {others.length === 0 ? null : (
        <>
          {t('students:marking.separator')}
          <TextLink to={listOf(wrongIds(wrong))}>
            {t('questions.others', { count: others.length })}
          </TextLink>
        </>
      )}
    </Text>
  );
}

/** The columns of the questions of one assignment; numbers lead to the answers that they count. */
export const homeworkQuestionColumns = columnsOf<Row>(
  ['homework', 'answers', 'students'],
  [
    stemColumn<Row>((row) => answerPage(answersTo(row)[0] ?? 0)),
    text('right', ({ right_answer: right }) => right, {
      ...{ head: 'answers:field.right', width: 24, yields: 1 },
      cell: ({ right_answer: right }) => <FormulaLine text={right} />,
    }),
    count('answered', (row) => answersTo(row).length, {
      ...{ width: 20, to: (row) => listOf(answersTo(row)) },
    }),
    count('rightCount', ({ right_ids: ids }) => ids.length, {
      ...{ width: 20, to: ({ right_ids: ids }) => listOf(ids) },
    }),
    share('share', rightShare),
    text('common', (row) => commonWrong(row)[0]?.answer ?? null, {
      width: 32,
      file: {
        'questions.column.common': (row) => commonWrong(row)[0]?.answer ?? null,
        'questions.column.commonCount': (row) => commonWrong(row).length,
      },
      cell(row, { t }) {
        const same = commonWrong(row);
        const [first] = same;
        return first === undefined ? (
          t('parts:none')
        ) : (
          <Flex gap={2}>
            <FormulaLine text={first.answer} />
            <TextLink to={listOf(wrongIds(same))} flex="none">
              {t('questions.students', { count: same.length })}
            </TextLink>
          </Flex>
        );
      },
    }),
    count('seconds', ({ seconds }) => seconds, { width: 24, yields: 2 }),
    text(
      'wrong',
      ({ wrong }, { t }) =>
        wrong
          .map(({ name, username }) => t('questions.named', { name, username }))
          .join(t('students:marking.separator')),
      { width: 64, cell: ({ wrong }) => <WrongNames wrong={wrong} /> },
    ),
  ],
  'questions.column',
);
