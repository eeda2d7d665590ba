import { Grid, GridItem } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Attention } from '../../domain/home';
import { type home, selectBlocks, selectIsReminderBusy } from '../../machines/home/home';
import { PageHead } from '../parts/PageHead';
import { AttentionBlock } from './AttentionBlock';
import { LessonsBlock } from './LessonsBlock';
import { NumbersBlock } from './NumbersBlock';
import { ReminderDialog } from './ReminderDialog';
import { ReportsBlock } from './ReportsBlock';
import { ScheduleBlock } from './ScheduleBlock';
import { ScoreWarning } from './ScoreWarning';
import { TodoBlock } from './TodoBlock';
import { Unassigned } from './Unassigned';
import { WeekBlock, type WeekChart } from './WeekBlock';
import { WelcomeGift } from './WelcomeGift';

interface HomeScreenProps {
  readonly actor: ActorRefFrom<typeof home>;
  readonly weekChart: WeekChart;
}

const large = { base: 6, lg: 4 } as const;
const small = { base: 3, lg: 2 } as const;

/** The home page: who needs a person now and what waits come first. */
export function HomeScreen({ actor, weekChart }: HomeScreenProps) {
  const { t } = useTranslation('home');
  const blocks = useSelector(actor, selectBlocks);
  const isReminding = useSelector(actor, selectIsReminderBusy);
  const remind = useCallback(
    (students: readonly Attention[]) => {
      actor.send({ type: 'reminder.requested', students });
    },
    [actor],
  );
  const { attention, todos, summary, schedule, lessons, reports, week } = blocks;
  return (
    <>
      <PageHead
        title={t('title')}
        action={summary && <WelcomeGift actor={actor} summary={summary} />}
      />
      {summary && <Unassigned actor={summary} />}
      {summary && <ScoreWarning actor={summary} />}
      <Grid
        templateColumns="repeat(6, minmax(0, 1fr))"
        // On a narrow screen the schedule stands beside the to-do list, before the numbers.
        autoFlow="dense"
        templateRows={{ lg: 'auto 1fr' }}
        columnGap={4}
        rowGap={3}
      >
        <GridItem colSpan={large}>
          {attention && (
            <AttentionBlock actor={attention} isReminding={isReminding} onRemind={remind} />
          )}
        </GridItem>
        {/* On a wide screen beside two large blocks. */}
        <GridItem colSpan={small} rowSpan={{ lg: 2 }}>
          {todos && <TodoBlock actor={todos} />}
        </GridItem>
        <GridItem colSpan={large}>{summary && <NumbersBlock actor={summary} />}</GridItem>
        <GridItem colSpan={small}>{schedule && <ScheduleBlock actor={schedule} />}</GridItem>
        <GridItem colSpan={small}>{reports && <ReportsBlock actor={reports} />}</GridItem>
        <GridItem colSpan={small}>{lessons && <LessonsBlock actor={lessons} />}</GridItem>
        <GridItem colSpan={6}>{week && <WeekBlock actor={week} chart={weekChart} />}</GridItem>
      </Grid>
      <ReminderDialog actor={actor} />
    </>
  );
}
