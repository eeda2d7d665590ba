import { useTranslation } from 'react-i18next';
import { type MarkedQuestion, questionsNumbered } from '../../domain/exams';
import { Section } from '../parts/Section';
import { Status } from '../parts/Status';
import { Text } from '../parts/Text';
import { TextLink } from '../parts/TextLink';
import { Cell, Head, OnPhone, Table, wide } from './examCells';

interface AppendixTableProps {
  readonly questions: readonly MarkedQuestion[];
  /** The numbers of those that are shown; without any all are. */
  readonly numbers: readonly number[];
  /** Where all are shown. */
  readonly appendix: string;
}

/** The questions of the paper, all or some, with what was lost in it [ROUTE-009, ROUTE-061]. */
export function AppendixTable({ questions, numbers, appendix }: AppendixTableProps) {
  const { t } = useTranslation('exams');
  const title = t('view.appendix');
  const shown = questionsNumbered(questions, numbers);
  const traitsOf = ({ kind, ability, difficulty }: MarkedQuestion) =>
    [t(`kind.${kind}`), t(`ability.${ability}`), t(`difficulty.${difficulty}`)].join(' · ');
  return (
    <Section title={title} count={shown.length}>
      {shown.length === questions.length ? null : (
        <SomeOnly shown={shown} all={questions.length} appendix={appendix} />
      )}
      <Table aria-label={title}>
        <thead>
          <tr>
            <Head scope="col">{t('column.number')}</Head>
            <Head scope="col" {...wide}>
              {t('group.kind')}
            </Head>
            <Head scope="col">{t('group.point')}</Head>
            <Head scope="col" {...wide}>
              {t('group.ability')}
            </Head>
            <Head scope="col" {...wide}>
              {t('group.difficulty')}
            </Head>
            <Head scope="col" numeric>
              {t('column.won')}
            </Head>
            <Head scope="col" numeric {...wide}>
              {t('column.questionAverage')}
            </Head>
            <Head scope="col">{t('column.lost')}</Head>
          </tr>
        </thead>
        <tbody>
          {shown.map((question) => (
            <tr key={question.number}>
              <Cell>{question.number}</Cell>
              <Cell {...wide}>{t(`kind.${question.kind}`)}</Cell>
              <Cell>
                {question.point_name}
                <OnPhone>{traitsOf(question)}</OnPhone>
              </Cell>
              <Cell {...wide}>{t(`ability.${question.ability}`)}</Cell>
              <Cell {...wide}>{t(`difficulty.${question.difficulty}`)}</Cell>
              <Cell numeric>
                {t('of', { won: question.mark, full: question.full_marks })}
                <OnPhone>
                  {t('column.questionAverage')} {question.average}
                </OnPhone>
              </Cell>
              <Cell numeric {...wide}>
                {question.average}
              </Cell>
              <Cell whiteSpace="nowrap">
                <Lost question={question} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}

interface SomeOnlyProps extends Pick<AppendixTableProps, 'appendix'> {
  readonly shown: readonly MarkedQuestion[];
  /** How many questions the paper has. */
  readonly all: number;
}

/** Which questions are shown, and the way to all of them. */
function SomeOnly({ shown, all, appendix }: SomeOnlyProps) {
  const { t } = useTranslation('exams');
  const list = shown.map(({ number }) => number).join(t('numbersAnd'));
  return (
    <Text as="p" role="status" figures mb={2}>
      {t('some.shown', { count: shown.length, all, list })}{' '}
      <TextLink to={appendix} textDecoration="underline">
        {t('some.all')}
      </TextLink>
    </Text>
  );
}

function Lost({ question }: { readonly question: MarkedQuestion }) {
  const { t } = useTranslation('exams');
  const lost = question.full_marks - question.mark;
  if (lost === 0) return <Status kind="good">{t('nothingLost')}</Status>;
  const kind = question.mark === 0 ? 'act' : 'watch';
  return <Status kind={kind}>{t('lostMarks', { count: lost })}</Status>;
}
