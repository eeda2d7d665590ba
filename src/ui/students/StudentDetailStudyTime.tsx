import { Box, HStack } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { minutesTogether } from '../../domain/number';
import { daysToCome, spansBeside, type StudySpan, studySpans } from '../../domain/students';
import type { studyTime } from '../../machines/students/studyTime';
import { ColumnsTable } from '../parts/ColumnsTable';
import { useDates } from '../parts/dates';
import { LinkButton } from '../parts/LinkButton';
import { StudyWeekChart } from '../parts/StudyWeekChart';
import { NothingYet } from '../parts/Emptiness';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { TableExport } from '../parts/TableExport';
import { Tabs } from '../parts/Tabs';
import { Text } from '../parts/Text';
import type { StudentPage } from './studentPages';
import { studyTimeColumns } from './studyTimeColumns';

interface StudentDetailStudyTimeProps {
  readonly actor: ActorRefFrom<typeof studyTime>;
  readonly page: StudentPage;
  readonly span: StudySpan;
  /** The student. */
  readonly name: string;
}

/** How long a student has studied on each of some days, drawn and as a table [SCREEN-046 … SCREEN-048]. */
export function StudentDetailStudyTime({ actor, page, span, name }: StudentDetailStudyTimeProps) {
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
        {({ days, as_of: asOf }) => {
          const beside = <Beside {...{ page, span, days, today: asOf.slice(0, 10) }} />;
          const total = minutesTogether(days.map(({ total_seconds }) => total_seconds));
          const effective = minutesTogether(days.map(({ effective_seconds }) => effective_seconds));
          if (days.every(({ total_seconds }) => total_seconds === 0)) {
            return (
              <>
                {beside}
                <NothingYet title={t('studyTime.nothing.title')}>
                  {t('studyTime.nothing.text')}
                </NothingYet>
              </>
            );
          }
          return (
            <>
              <RecordOutdated actor={actor} />
              {beside}
              <Text as="p" my={2}>
                {t('studyTime.sum', { total, effective })}
              </Text>
              <Box maxWidth="36rem" mb={4}>
                <StudyWeekChart days={days} unit="minutes" coming={daysToCome(span, days)} />
              </Box>
              <Box mb={2}>
                <TableExport
                  title={t('studyTime.file', { name, from: days[0]?.day, to: days.at(-1)?.day })}
                  columns={studyTimeColumns}
                  rows={days.toReversed()}
                />
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

interface BesideProps {
  readonly page: StudentPage;
  readonly span: StudySpan;
  readonly days: readonly { readonly day: string }[];
  readonly today: string;
}

/** Which days are shown, and the ways to those before and after them; the last seven days are always the last. */
function Beside({ page, span, days, today }: BesideProps) {
  const { t } = useTranslation('students');
  const { date } = useDates();
  const { earlier, later } = spansBeside(span, days, today);
  const [from = today, to = today] = [days[0]?.day, days.at(-1)?.day];
  const isOpen = daysToCome(span, days).length > 0;
  const words = isOpen ? (from === to ? 'daySoFar' : 'daysSoFar') : 'days';
  const address = (until: string) =>
    page({ view: 'studyTime', span, ...(until !== today && { until }) });
  return (
    <HStack gap={2} mt={2}>
      {span === 'recent' ? null : (
        <Box _print={{ display: 'none' }}>
          <LinkButton to={address(earlier)} kind="quiet" icon={ChevronLeft}>
            {t(`studyTime.earlier.${span}`)}
          </LinkButton>
        </Box>
      )}
      <Text figures>{t(`studyTime.${words}`, { from: date(from), to: date(to) })}</Text>
      {span === 'recent' || later === null ? null : (
        <Box _print={{ display: 'none' }}>
          <LinkButton to={address(later)} kind="quiet" icon={ChevronRight}>
            {t(`studyTime.later.${span}`)}
          </LinkButton>
        </Box>
      )}
    </HStack>
  );
}
