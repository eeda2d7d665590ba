import { useTranslation } from 'react-i18next';
import type { localSummaryRecord } from '../../machines/localPoints/localSummaryRecord';
import type { ActorProps } from '../parts/actorProps';
import { useDates } from '../parts/dates';
import { Fact, Facts } from '../parts/Facts';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { NameInLetters } from '../parts/NameInLetters';

/** What the campus has marked in the subject, and who did so last [CALL-092]. */
export function LocalSummary({ actor }: ActorProps<typeof localSummaryRecord>) {
  const { t } = useTranslation('localPoints');
  const { moment } = useDates();
  return (
    <RecordView actor={actor} loading={t('summary.loading')} rows={1} failed={t('summary.failed')}>
      {({ marked_count: marked, point_count: of, last_marked_at: at, ...summary }) => (
        <>
          <RecordOutdated actor={actor} />
          <Facts mb={4}>
            <Fact name={t('summary.marked')}>{t('summary.outOf', { marked, of })}</Fact>
            <Fact name={t('summary.notExamined')}>{summary.not_examined_count}</Fact>
            <Fact name={t('summary.last')}>
              {at === null
                ? t('never')
                : t('summary.byAt', { by: summary.last_marked_by, at: moment(at) })}{' '}
              {summary.last_marked_by === null ? null : (
                <NameInLetters name={summary.last_marked_by} />
              )}
            </Fact>
          </Facts>
        </>
      )}
    </RecordView>
  );
}
