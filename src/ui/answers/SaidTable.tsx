import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { wholePercent } from '../../domain/number';
import { Formula } from '../parts/Formula';
import { Section } from '../parts/Section';
import { Text } from '../parts/Text';
import type { GivenAnswer } from '../../machines/answers/answerDetail';

/** What was said takes the room, and is broken where it must be; the figures stay whole. */
const Cell = chakra('td', {
  base: { py: 1, pe: 4, verticalAlign: 'top', whiteSpace: 'nowrap' },
  variants: { said: { true: { whiteSpace: 'normal', overflowWrap: 'anywhere' } } },
});
const Head = chakra('th', { base: { py: 1, pe: 4, textAlign: 'start', color: 'fg.muted' } });

/** What my students have answered to this question, wrong options among them, the most frequent first. */
export function SaidTable({ given }: { readonly given: GivenAnswer }) {
  const { t } = useTranslation('answers');
  const { said, respondents, right_count: right } = given;
  const share = (count: number) => wholePercent(count / Math.max(1, respondents));
  return (
    <Section title={t('said.title')} maxWidth="line">
      <Text muted as="p" mb={2}>
        {t('said.text', { count: respondents, share: share(right) })}
      </Text>
      <chakra.table width="full" fontVariantNumeric="tabular-nums">
        <thead>
          <tr>
            <Head scope="col">{t('column.answer')}</Head>
            <Head scope="col">{t('column.outcome')}</Head>
            <Head scope="col">{t('said.count')}</Head>
          </tr>
        </thead>
        <tbody>
          {said.map((row) => (
            <tr key={`${row.answer} ${String(row.is_right)}`}>
              <Cell said>
                {row.answer === '' ? t('field.nothing') : <Formula text={row.answer} />}
              </Cell>
              <Cell>{t(`outcome.${row.is_right ? 'right' : 'wrong'}`)}</Cell>
              <Cell>{t('said.share', { count: row.count, share: share(row.count) })}</Cell>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Section>
  );
}
