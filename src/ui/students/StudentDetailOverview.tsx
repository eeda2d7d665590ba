import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { StudentRow } from '../../domain/students';
import {
  selectCourses,
  selectTimeline,
  type studentDetail,
} from '../../machines/students/studentDetail';
import type { studentOverview } from '../../machines/students/studentOverview';
import { Fact, Facts } from '../parts/Facts';
import { PrintButton } from '../parts/PrintButton';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { Section } from '../parts/Section';
import { TextLink } from '../parts/TextLink';
import { overviewFigures } from './overviewFigures';
import { useDates } from '../parts/dates';
import { StudentTimeline } from './StudentTimeline';
import type { StudentPage } from './studentPages';

interface StudentDetailOverviewProps {
  readonly actor: ActorRefFrom<typeof studentDetail>;
  readonly overview: ActorRefFrom<typeof studentOverview>;
  readonly student: StudentRow;
  readonly page: StudentPage;
}

/** What waits at a student, how it goes and where the student stands, each as the way to what it counts [SCREEN-038]. */
export function StudentDetailOverview(props: StudentDetailOverviewProps) {
  const { actor, overview, student, page } = props;
  const { t } = useTranslation('students');
  const { moment, day } = useDates();
  const courses = useSelector(actor, selectCourses);
  const timeline = useSelector(actor, selectTimeline);
  return (
    <>
      <RecordView
        actor={overview}
        loading={t('overview.title')}
        rows={9}
        failed={t('overview.failed')}
      >
        {(numbers) => (
          <>
            <RecordOutdated actor={overview} />
            <HStack justify="end" mt={2} mb={-6} _print={{ display: 'none' }}>
              <PrintButton />
            </HStack>
            {overviewFigures({ numbers, student, courses, page, t, moment, day }).map(
              ({ part, figures }) => (
                <Section
                  key={part}
                  title={t(`overview.${part}`)}
                  mt={4}
                  breakInside="avoid"
                  {...(part === 'waits' && { _print: { display: 'none' } })}
                >
                  <Facts
                    display="grid"
                    gridTemplateColumns="repeat(auto-fill, minmax(11rem, 1fr))"
                    rowGap={3}
                  >
                    {figures.map(({ id, name, value, to }) => (
                      <Fact key={id} name={name}>
                        <TextLink to={to} fontWeight="medium">
                          {value}
                        </TextLink>
                      </Fact>
                    ))}
                  </Facts>
                </Section>
              ),
            )}
          </>
        )}
      </RecordView>
      {timeline === undefined ? null : <StudentTimeline actor={timeline} />}
    </>
  );
}
