import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type answerWork, selectPlace } from '../../machines/grading/answerWork';
import { useDates } from '../parts/dates';
import { AnswerText, type AnswerTextProps } from './AnswerText';
import { GradedHead } from './GradedHead';
import { NextWork } from './NextWork';

interface GradedAnswerProps extends AnswerTextProps {
  readonly actor: ActorRefFrom<typeof answerWork>;
  /** The marks that it has. */
  readonly children: ReactNode;
}

/** A grading that stands: who gave it and when, for nobody to change. */
export function GradedAnswer({ actor, work, rightAnswer, children }: GradedAnswerProps) {
  const { t } = useTranslation('grading');
  const { moment } = useDates();
  const graded = work?.graded ?? null;
  return (
    <chakra.div display="grid" gap={5}>
      <GradedHead
        said={
          graded === null
            ? t('corrected.now')
            : t('answer.by', { name: graded.by, time: moment(graded.at) })
        }
        by={graded?.by}
      >
        <NextWork actor={useSelector(actor, selectPlace)} />
      </GradedHead>
      <section aria-label={t('answer.marks')}>{children}</section>
      <AnswerText work={work} rightAnswer={rightAnswer} />
    </chakra.div>
  );
}
