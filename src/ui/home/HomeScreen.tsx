import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type home, selectBlocks } from '../../machines/home/home';
import { PageHead } from '../parts/PageHead';
import { AttentionBlock } from './AttentionBlock';
import { LessonsBlock } from './LessonsBlock';
import { NumbersBlock } from './NumbersBlock';
import { ReportsBlock } from './ReportsBlock';
import { ScheduleBlock } from './ScheduleBlock';
import { ScoreWarning } from './ScoreWarning';
import { TodoBlock } from './TodoBlock';
import { WeekBlock, type WeekChart } from './WeekBlock';
import { WelcomeGift } from './WelcomeGift';

interface HomeScreenProps {
  readonly actor: ActorRefFrom<typeof home>;
  readonly weekChart: WeekChart;
}

/** The home page: who needs a person now and what waits come first. */
export function HomeScreen({ actor, weekChart }: HomeScreenProps) {
  const { t } = useTranslation('home');
  const blocks = useSelector(actor, selectBlocks);
  const { attention, todos, summary, schedule, lessons, reports, week } = blocks;
  return (
    <>
      <PageHead
        title={t('title')}
        action={summary && <WelcomeGift actor={actor} summary={summary} />}
      />
      {summary && <ScoreWarning actor={summary} />}
      <Grid>
        <Cell span={4}>{attention && <AttentionBlock actor={attention} />}</Cell>
        <Cell span={2} half tall>
          {todos && <TodoBlock actor={todos} />}
        </Cell>
        <Cell span={4}>{summary && <NumbersBlock actor={summary} />}</Cell>
        <Cell span={2} half>
          {schedule && summary && <ScheduleBlock actor={schedule} clock={summary} />}
        </Cell>
        <Cell span={2} half>
          {reports && <ReportsBlock actor={reports} />}
        </Cell>
        <Cell span={2} half>
          {lessons && <LessonsBlock actor={lessons} />}
        </Cell>
        <Cell span={6}>{week && <WeekBlock actor={week} chart={weekChart} />}</Cell>
      </Grid>
    </>
  );
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    // On a narrow screen the schedule stands beside the to-do list, before the numbers.
    gridAutoFlow: 'dense',
    columnGap: 4,
    rowGap: 3,
  },
});

interface CellProps {
  /** Of six columns. */
  readonly span: 2 | 4 | 6;
  /** Whether two such stand beside each other on a narrow screen. */
  readonly half?: boolean;
  /** Whether it stands beside two others on a wide screen. */
  readonly tall?: boolean;
  readonly children: ReactNode;
}

function Cell({ span, half = false, tall = false, children }: CellProps) {
  const narrow = half ? 'span 3' : 'span 6';
  return (
    <chakra.div
      gridColumn={{ base: narrow, lg: `span ${span}` }}
      gridRow={tall ? { lg: 'span 2' } : undefined}
    >
      {children}
    </chakra.div>
  );
}
