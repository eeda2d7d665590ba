import { useTranslation } from 'react-i18next';
import { studentReportPage } from '../../domain/addresses';
import { day } from '../../domain/moment';
import type { reportPoll } from '../../machines/home/homePolls';
import type { ActorProps } from '../parts/actorProps';
import { useDates } from '../parts/dates';
import { PersonCell } from '../parts/PersonCell';
import { BlockList } from './BlockList';
import { PolledBlock } from './PolledBlock';
import { Aside, Lead, Row } from './Rows';

/** Whether a report is named by its day. */
const isDay = (title: string) => day.safeParse(title).success;

interface Named {
  readonly student_id: number;
  readonly title: string;
}

/** The report of a student: of the day that names it, else of the days that a report shows first. */
function reportPage({ student_id: id, title }: Named): string {
  const days = isDay(title) ? `&from=${title}&to=${title}` : '';
  return studentReportPage(id, days);
}

/** The latest reports, each a way to its student's. */
export function ReportsBlock({ actor }: ActorProps<typeof reportPoll>) {
  const { t } = useTranslation('home');
  const { day: writeDay } = useDates();
  return (
    <PolledBlock actor={actor} title={t('reports.title')} failed={t('reports.failed')} rows={7}>
      {({ list }) => (
        <BlockList
          isEmpty={list.length === 0}
          nothing={t('reports.nothing')}
          nothingText={t('reports.nothingText')}
        >
          {list.map((report) => (
            <Row key={report.report_id}>
              <Lead>
                <PersonCell
                  name={report.student_name}
                  account={report.username}
                  to={reportPage(report)}
                />
              </Lead>
              <Aside>{t([`reports.kind.${report.kind}`, 'reports.kind.other'])}</Aside>
              <Aside>{isDay(report.title) ? writeDay(report.title) : report.title}</Aside>
            </Row>
          ))}
        </BlockList>
      )}
    </PolledBlock>
  );
}
