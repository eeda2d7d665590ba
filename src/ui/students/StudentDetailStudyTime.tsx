import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { wholeMinutes } from '../../domain/number';
import { type StudySpan, studySpans } from '../../domain/students';
import type { studyTime } from '../../machines/students/studyTime';
import { ColumnsTable } from '../parts/ColumnsTable';
import { StudyWeekChart } from '../parts/StudyWeekChart';
import { NothingYet } from '../parts/Emptiness';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { Tabs } from '../parts/Tabs';
import { Text } from '../parts/Text';
import type { StudentPage } from './studentPages';
import { studyTimeColumns } from './studyTimeColumns';

interface StudentDetailStudyTimeProps {
  readonly actor: ActorRefFrom<typeof studyTime>;
  readonly page: StudentPage;
  readonly span: StudySpan;
}

/** How long a student has studied on each day of a week or a month, drawn and as a table [SCREEN-046 … SCREEN-048]. */
export function StudentDetailStudyTime({ actor, page, span }: StudentDetailStudyTimeProps) {
  const { t } = useTranslation('students');
  return (
    <Tabs
      label={t('studyTime.spans')}
      selected={span}
      items={studySpans.map((id) => ({
        ...{ id, label: t(`studyTime.span.${id}`), to: page({ view: 'studyTime', span: id }) },
      }))}
    >
      <RecordView
        actor={actor}
        loading={t('studyTime.title')}
        rows={9}
        failed={t('studyTime.failed')}
      >
        {({ days }) => {
          const sum = (value: (day: (typeof days)[number]) => number) =>
            wholeMinutes(days.reduce((all, day) => all + value(day), 0));
          const total = sum(({ total_seconds }) => total_seconds);
          const effective = sum(({ effective_seconds }) => effective_seconds);
          if (days.every(({ total_seconds }) => total_seconds === 0)) {
            return (
              <NothingYet title={t('studyTime.nothing.title')}>
                {t('studyTime.nothing.text')}
              </NothingYet>
            );
          }
          return (
            <>
              <RecordOutdated actor={actor} />
              <Text as="p" my={2}>
                {t('studyTime.sum', { days: days.length, total, effective })}
              </Text>
              <Box maxWidth="36rem" mb={4}>
                <StudyWeekChart days={days} unit="minutes" />
              </Box>
              <ColumnsTable
                label={t('studyTime.title')}
                {...{ columns: studyTimeColumns, rows: days.toReversed(), rowId }}
              />
            </>
          );
        }}
      </RecordView>
    </Tabs>
  );
}

const rowId = ({ day }: { readonly day: string }) => day;
