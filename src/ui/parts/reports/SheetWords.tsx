import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { NextStep, ReportSheet } from '../../../domain/reports';
import { Section } from '../Section';
import { useNextStep } from './useNextStep';

interface SheetWordsProps {
  readonly next: NextStep;
  readonly review: ReportSheet['review'];
}

/** What a final report says in words: the analyst's review of the term, and the next step. */
export function SheetWords({ next, review }: SheetWordsProps) {
  const { t } = useTranslation('reports');
  const say = useNextStep();
  return (
    <>
      {review === null ? null : (
        <Section title={t('sheet.review')} mb={4}>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {review.text}
          </chakra.p>
          <chakra.p textAlign="end" color="fg.muted">
            {review.by}
          </chakra.p>
        </Section>
      )}
      <Section title={t('sheet.next')}>
        <p>{say(next)}</p>
      </Section>
    </>
  );
}
