import { Grid } from '@chakra-ui/react';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { StudyDay } from '../../domain/home';
import type { weekPoll } from '../../machines/home/homePolls';
import { ColumnsTable } from '../parts/ColumnsTable';
import { NothingYet } from '../parts/Emptiness';
import { SkeletonRows } from '../parts/SkeletonRows';
import { Panel, TablePanel } from './Block';
import { PolledBlock } from './PolledBlock';
import { weekColumns } from './weekColumns';

/** The drawing of a week; the app fetches it when it is first needed. */
export type WeekChart = ComponentType<{ readonly days: readonly StudyDay[] }>;

interface WeekBlockProps {
  readonly actor: ActorRefFrom<typeof weekPoll>;
  readonly chart: WeekChart;
}

/** Head and seven days, and room for the frame. */
const rows = 9;
const rowId = ({ day }: StudyDay) => day;

/** The last seven days, drawn and as a table. */
export function WeekBlock({ actor, chart: Chart }: WeekBlockProps) {
  const { t } = useTranslation('home');
  return (
    <PolledBlock actor={actor} title={t('week.title')} failed={t('week.failed')} rows={rows}>
      {({ list }) =>
        list.every(({ total_seconds }) => total_seconds === 0) ? (
          <Panel>
            <NothingYet title={t('week.nothing')}>{t('week.nothingText')}</NothingYet>
          </Panel>
        ) : (
          <Grid
            templateColumns={{
              base: 'minmax(0, 1fr) minmax(0, 1.3fr)',
              xl: 'repeat(2, minmax(0, 1fr))',
            }}
            gap={4}
          >
            <Panel>
              <Suspense fallback={<SkeletonRows count={rows} />}>
                <Chart days={list} />
              </Suspense>
            </Panel>
            <TablePanel>
              <ColumnsTable
                label={t('week.title')}
                {...{ columns: weekColumns, rows: list, rowId }}
              />
            </TablePanel>
          </Grid>
        )
      }
    </PolledBlock>
  );
}
