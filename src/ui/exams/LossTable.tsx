import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { type Grouping, lossesBy, type MarkedQuestion } from '../../domain/exams';
import { wholePercent } from '../../domain/number';
import { Section } from '../parts/Section';
import { Cell, Head, OnPhone, Table, wide } from './examCells';
import { QuestionNumbers } from './QuestionNumbers';

interface LossTableProps {
  readonly questions: readonly MarkedQuestion[];
  readonly by: Grouping;
  /** Where the questions are listed. */
  readonly appendix: string;
}

/** Where marks were lost, most lost first, beside the average of the paper. */
export function LossTable({ questions, by, appendix }: LossTableProps) {
  const { t } = useTranslation('exams');
  const title = t(`losses.${by}`);
  const groups = lossesBy(questions, by);
  const percent = (part: number) => t('percent', { value: wholePercent(part) });
  return (
    <Section title={title} count={groups.length} mb={5}>
      <Table aria-label={title}>
        <thead>
          <tr>
            <Head scope="col">{t(`group.${by}`)}</Head>
            <Head scope="col">{t('column.numbers')}</Head>
            <Head scope="col" numeric>
              {t('column.lost')}
            </Head>
            <Head scope="col" numeric {...wide}>
              {t('column.won')}
            </Head>
            <Head scope="col" numeric>
              {t('column.share')}
            </Head>
            <Head scope="col" numeric {...wide}>
              {t('column.averageShare')}
            </Head>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ name, numbers, lost, won, full, share, average }) => (
            <tr key={name}>
              <Cell>{by === 'point' ? name : t(`${by}.${name}`)}</Cell>
              <Cell>
                <QuestionNumbers numbers={numbers} to={appendix} />
              </Cell>
              <Cell numeric>
                <chakra.strong fontWeight={lost > 0 ? 'semibold' : 'normal'}>{lost}</chakra.strong>
                <OnPhone>{t('of', { won, full })}</OnPhone>
              </Cell>
              <Cell numeric {...wide}>
                {t('of', { won, full })}
              </Cell>
              <Cell numeric>
                {percent(share)}
                <OnPhone>
                  {t('column.averageShare')} {percent(average / full)}
                </OnPhone>
              </Cell>
              <Cell numeric {...wide}>
                {percent(average / full)}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
