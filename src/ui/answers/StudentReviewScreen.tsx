import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { errorBookPage, studentPage } from '../../domain/addresses';
import { type reviewConfig, selectReviewer } from '../../machines/answers/reviews';
import { selectConfig, selectLog, type studentReview } from '../../machines/answers/studentReview';
import { selectAnswerIfAny } from '../../machines/parts/record';
import type { ActorProps } from '../parts/actorProps';
import { BackLink } from '../parts/BackLink';
import { ListScreen } from '../parts/collection/ListScreen';
import { NothingYet } from '../parts/Emptiness';
import { Fact, Facts } from '../parts/Facts';
import { StudentCell } from '../parts/StudentCell';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { TextLink } from '../parts/TextLink';
import { reviewLogColumns } from './reviewColumns';
import { useToldName } from '../parts/useToldName';

const words = {
  ...{ count: 'review.days', label: 'review.title' },
  ...{ nothing: 'review.nothing', failed: 'review.failed' },
};

/** What is set for a student to review, and the days on which the student reviewed [CALL-195, CALL-196]. */
export function StudentReviewScreen({ actor }: ActorProps<typeof studentReview>) {
  const { t } = useTranslation('answers');
  const told = useToldName();
  const config = useSelector(actor, selectConfig);
  const log = useSelector(actor, selectLog);
  const named = useSelector(config, selectAnswerIfAny) ?? null;
  if (config === undefined || log === undefined) return null;
  return (
    <>
      <BackLink to="/report/reviewTask">{t('review.back')}</BackLink>
      <ListScreen
        actor={log}
        columns={reviewLogColumns}
        title={named === null ? t('review.title') : t('review.of', { name: told(named.name) })}
        about={named === null ? null : <StudentCell student={named} />}
        words={words}
      >
        <Config actor={config} />
      </ListScreen>
    </>
  );
}

/** How many points with open questions are named. */
const most = 5;

function Config({ actor }: ActorProps<typeof reviewConfig>) {
  const { t } = useTranslation('answers');
  const student = useSelector(actor, selectReviewer);
  const book = errorBookPage(student);
  return (
    <RecordView
      actor={actor}
      loading={t('review.set')}
      rows={2}
      failed={t('review.failed')}
      absent={<NothingYet title={t('review.absent.title')}>{t('review.absent.text')}</NothingYet>}
    >
      {({ is_on: isOn, times_per_day: times, points }) => (
        <>
          <RecordOutdated actor={actor} />
          <Facts layout="column" mb={4}>
            <Fact name={t('review.set')}>
              <TextLink to={studentPage(student, '&view=errorBook')}>
                {isOn ? t('correctionCard.aDay', { count: times }) : t('correctionCard.state.off')}
              </TextLink>
            </Fact>
            <Fact name={t('correctionCard.got.open')}>
              {points.length === 0
                ? t('parts:none')
                : points.slice(0, most).map(({ id, name, open }) => (
                    <div key={id}>
                      <TextLink to={`${book}&point=${String(id)}`}>
                        {t('review.point', { name, count: open })}
                      </TextLink>
                    </div>
                  ))}
              {points.length > most ? (
                <TextLink to={`${book}&by=point`}>
                  {t('review.more', { count: points.length - most })}
                </TextLink>
              ) : null}
            </Fact>
          </Facts>
        </>
      )}
    </RecordView>
  );
}
