import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type answerWork, selectPlace } from '../../machines/grading/answerWork';
import type { Loaded } from '../../machines/grading/definition';
import { useDates } from '../parts/dates';
import { Status } from '../parts/Status';
import { AnswerText } from './AnswerText';
import { NextWork } from './NextWork';
import { NameInLetters } from '../parts/NameInLetters';

interface GradedAnswerProps {
  readonly actor: ActorRefFrom<typeof answerWork>;
  readonly work: Loaded<unknown, { readonly image: string | null }> | null;
  readonly rightAnswer: string | undefined;
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
      <chakra.div
        role="status"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap={3}
        px={4}
        py={2}
        bg="bg.subtle"
        borderRadius="control"
      >
        <chakra.div flex={1}>
          <Status kind="good">
            {graded === null
              ? t('corrected.now')
              : t('answer.by', { name: graded.by, time: moment(graded.at) })}
          </Status>{' '}
          {graded === null ? null : <NameInLetters name={graded.by} />}
        </chakra.div>
        <chakra.div _print={{ display: 'none' }}>
          <NextWork actor={useSelector(actor, selectPlace)} />
        </chakra.div>
      </chakra.div>
      <section aria-label={t('answer.marks')}>{children}</section>
      <AnswerText work={work} rightAnswer={rightAnswer} />
    </chakra.div>
  );
}
