import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectAnswer } from '../../machines/parts/record';
import type { parentReport } from '../../machines/reports/parentReport';
import type { ActorProps } from '../parts/actorProps';
import { useDates } from '../parts/dates';
import { LinkAbsent } from '../parts/LinkAbsent';
import { ParentsLanguage } from '../parts/ParentsLanguage';
import { RecordView } from '../parts/RecordView';
import { ReportSheet } from '../parts/reports/ReportSheet';
import { StandalonePage } from '../parts/StandalonePage';
import { Text } from '../parts/Text';
import { useToldName } from '../parts/useToldName';

/** A student's report as parents read it by their link, without an account. */
export function ParentReportScreen({ actor }: ActorProps<typeof parentReport>) {
  const { t } = useTranslation('reports');
  const told = useToldName();
  const { moment } = useDates();
  const answer = useSelector(actor, selectAnswer);
  const title =
    answer === null ? t('title') : t(`handout.${answer.what}`, { name: told(answer.sheet.name) });
  return (
    <StandalonePage title={title} width="page" foot={<ParentsLanguage />}>
      <RecordView
        actor={actor}
        loading={t('title')}
        rows={8}
        failed={t('failed')}
        absent={<LinkAbsent />}
      >
        {({ sheet, ends_at: ends, ...frame }) => (
          <>
            <ReportSheet {...{ frame, sheet }} behind={null} />
            <Text muted mt={4}>
              {t('handout.ends', { ends: moment(ends) })}
            </Text>
          </>
        )}
      </RecordView>
    </StandalonePage>
  );
}
