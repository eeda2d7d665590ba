import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { localSummaryRecord } from '../../machines/localPoints/localSummaryRecord';
import { selectAnswer, selectFailure, selectIsLoading } from '../../machines/parts/record';
import { useDates } from '../parts/dates';
import { Failed } from '../parts/Emptiness';
import { Fact, Facts } from '../parts/Facts';
import { Loading } from '../parts/Loading';
import { RecordOutdated } from '../parts/RecordOutdated';

interface LocalSummaryProps {
  readonly actor: ActorRefFrom<typeof localSummaryRecord>;
}

/** What the campus has marked in the subject, and who did so last [CALL-092]. */
export function LocalSummary({ actor }: LocalSummaryProps) {
  const { t } = useTranslation('localPoints');
  const { moment } = useDates();
  const answer = useSelector(actor, selectAnswer);
  const failure = useSelector(actor, selectFailure);
  const isLoading = useSelector(actor, selectIsLoading);
  if (answer === null) {
    if (isLoading) return <Loading label={t('summary.loading')} rows={1} />;
    const retry = () => actor.send({ type: 'load.retried' });
    return <Failed title={t('summary.failed')} failure={failure} onRetry={retry} />;
  }
  const { marked_count: marked, point_count: of, last_marked_at: at, last_marked_by: by } = answer;
  return (
    <>
      <RecordOutdated actor={actor} />
      <Facts mb={4}>
        <Fact name={t('summary.marked')}>{t('summary.outOf', { marked, of })}</Fact>
        <Fact name={t('summary.notExamined')}>{answer.not_examined_count}</Fact>
        <Fact name={t('summary.last')}>
          {at === null ? t('never') : t('summary.byAt', { by, at: moment(at) })}
        </Fact>
      </Facts>
    </>
  );
}
