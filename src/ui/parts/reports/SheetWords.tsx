import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { NextStep, ReportSheet } from '../../../domain/reports';
import { useNextStep } from './useNextStep';

interface SheetWordsProps {
  readonly next: NextStep;
  readonly review: ReportSheet['review'];
}

/** No landmark: a class has many sheets, each with the same titles. */
const Title = chakra('h2', { base: { mb: 2, fontWeight: 'semibold' } });

/** What a final report says in words: the analyst's review of the term, and the next step. */
export function SheetWords({ next, review }: SheetWordsProps) {
  const { t } = useTranslation('reports');
  const say = useNextStep();
  return (
    <>
      {review === null ? null : (
        <chakra.div mb={4}>
          <Title>{t('sheet.review')}</Title>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {review.text}
          </chakra.p>
          <chakra.p textAlign="end" color="fg.muted">
            {review.by}
          </chakra.p>
        </chakra.div>
      )}
      <Title>{t('sheet.next')}</Title>
      <p>{say(next)}</p>
    </>
  );
}
