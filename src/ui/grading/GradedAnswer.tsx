import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../machines/grading/definition';
import { useDates } from '../parts/dates';
import { Status } from '../parts/Status';
import { AnswerText } from './AnswerText';
import { NameInLetters } from '../parts/NameInLetters';

interface GradedAnswerProps {
  readonly work: Loaded<unknown, { readonly image: string | null }> | null;
  readonly rightAnswer: string | undefined;
  /** The marks that it has. */
  readonly children: ReactNode;
}

/** A grading that stands: who gave it and when, for nobody to change. */
export function GradedAnswer({ work, rightAnswer, children }: GradedAnswerProps) {
  const { t } = useTranslation('grading');
  const { moment } = useDates();
  const graded = work?.graded ?? null;
  return (
    <chakra.div display="grid" gap={5}>
      <chakra.div role="status" px={4} py={2} bg="bg.subtle" borderRadius="control">
        <Status kind="good">
          {graded === null
            ? t('corrected.now')
            : t('answer.by', { name: graded.by, time: moment(graded.at) })}
        </Status>{' '}
        {graded === null ? null : <NameInLetters name={graded.by} />}
      </chakra.div>
      <section aria-label={t('answer.marks')}>{children}</section>
      <AnswerText work={work} rightAnswer={rightAnswer} />
    </chakra.div>
  );
}
