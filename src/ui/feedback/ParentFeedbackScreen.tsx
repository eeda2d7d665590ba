import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { parentFeedback } from '../../machines/feedback/parentFeedback';
import { selectAnswer } from '../../machines/parts/record';
import type { ActorProps } from '../parts/actorProps';
import { useDates } from '../parts/dates';
import { Fact, Facts } from '../parts/Facts';
import { LinkAbsent } from '../parts/LinkAbsent';
import { ParentsLanguage } from '../parts/ParentsLanguage';
import { RecordView } from '../parts/RecordView';
import { SchoolingFacts } from '../parts/reports/SchoolingFacts';
import { StandalonePage } from '../parts/StandalonePage';
import { Text } from '../parts/Text';
import { useToldName } from '../parts/useToldName';
import { GivenFeedback } from './GivenFeedback';

/** A feedback as a student's parents read it, without an account [SCREEN-195]. */
export function ParentFeedbackScreen({ actor }: ActorProps<typeof parentFeedback>) {
  const { t } = useTranslation('feedback');
  const told = useToldName();
  const { moment } = useDates();
  const name = useSelector(actor, selectAnswer)?.student_name;
  const title = name === undefined ? t('class.title') : t('class.of', { name: told(name) });
  return (
    <StandalonePage title={title} width="page" foot={<ParentsLanguage />}>
      <RecordView
        actor={actor}
        loading={t('class.title')}
        rows={8}
        failed={t('class.oneFailed')}
        absent={<LinkAbsent />}
      >
        {({
          feedback,
          submitted_at: given,
          ends_at: ends,
          subject_id: subjectId,
          schooling,
          by,
        }) => (
          <>
            <Facts mb={4}>
              <SchoolingFacts subjectId={subjectId} schooling={schooling} />
              <Fact name={t('parent.by')}>{by}</Fact>
            </Facts>
            <GivenFeedback values={feedback} label={title} />
            <Text as="p" muted mt={4}>
              {t('parent.times', { given: moment(given), ends: moment(ends) })}
            </Text>
          </>
        )}
      </RecordView>
    </StandalonePage>
  );
}
