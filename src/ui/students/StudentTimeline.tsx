import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { accuracyAround } from '../../domain/studentTimeline';
import type { studentTimeline } from '../../machines/students/studentTimeline';
import type { ActorProps } from '../parts/actorProps';
import { ColumnsTable } from '../parts/ColumnsTable';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { Section } from '../parts/Section';
import { Text } from '../parts/Text';
import { TimelineChart } from './TimelineChart';
import { type ActRow, timelineColumns } from './timelineColumns';

/** How a student learns and what analysts did meanwhile, drawn on one axis and as a table [SCREEN-038]. */
export function StudentTimeline({ actor }: ActorProps<typeof studentTimeline>) {
  const { t } = useTranslation('students');
  return (
    <Section title={t('timeline.title')} mt={4} breakInside="avoid">
      <RecordView
        actor={actor}
        loading={t('timeline.title')}
        rows={6}
        failed={t('timeline.failed')}
      >
        {({ days, acts }) => (
          <>
            <RecordOutdated actor={actor} />
            {days.every(({ answered }) => answered === 0) ? (
              <Text as="p" muted>
                {t('timeline.noAnswers', { count: days.length })}
              </Text>
            ) : (
              <TimelineChart days={days} acts={acts} />
            )}
            {acts.length === 0 ? (
              <Text as="p" muted>
                {t('timeline.noActs', { count: days.length })}
              </Text>
            ) : (
              // Paper for parents has the acts in the chart: their table is the analyst's.
              <Box _print={{ display: 'none' }}>
                <ColumnsTable
                  label={t('timeline.acts')}
                  columns={timelineColumns}
                  rows={acts.map((act) => ({ ...act, ...accuracyAround(days, act.day) }))}
                  rowId={rowId}
                />
              </Box>
            )}
          </>
        )}
      </RecordView>
    </Section>
  );
}

const rowId = ({ kind, at }: ActRow) => `${kind} ${at}`;
