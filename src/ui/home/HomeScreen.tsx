import { useSelector } from '@xstate/react';
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
      <div className="home-screen">
        <div className="home-screen-large">{attention && <AttentionBlock actor={attention} />}</div>
        <div className="home-screen-small home-screen-tall">
          {todos && <TodoBlock actor={todos} />}
        </div>
        <div className="home-screen-large">{summary && <NumbersBlock actor={summary} />}</div>
        <div className="home-screen-small">
          {schedule && summary && <ScheduleBlock actor={schedule} clock={summary} />}
        </div>
        <div className="home-screen-small">{reports && <ReportsBlock actor={reports} />}</div>
        <div className="home-screen-small">{lessons && <LessonsBlock actor={lessons} />}</div>
        <div className="home-screen-whole">
          {week && <WeekBlock actor={week} chart={weekChart} />}
        </div>
      </div>
    </>
  );
}
