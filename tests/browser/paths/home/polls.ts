import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { z } from 'zod';
import * as polls from '../../../../src/machines/home/homePolls';
import * as paths from '../../../../src/machines/home/homePolls.paths';
import { enterPortal } from '../controls';
import { awaitFetched } from '../fetched';
import { pollStage } from '../poll';
import type { Stage, Walk } from '../stage';
import { block, blockButton } from './blocks';

type Parts = Parameters<typeof pollStage>[0];

const blockStage = (
  name: string,
  chart: AnyStateMachine,
  rest: Pick<Parts, 'catalogue' | 'shows'>,
): Stage =>
  pollStage({
    chart,
    enter: enterPortal,
    shows: (walk) => block(walk, name).scrollIntoViewIfNeeded(),
    retry: { find: (walk) => blockButton(walk, name, 'parts:failed.retry') },
    ...rest,
  });

/** The week is drawn once the drawing is fetched. */
async function showsWeek(walk: Walk, { context }: AnyMachineSnapshot): Promise<void> {
  const week = block(walk, 'week');
  const { answer } = z.object({ answer: z.unknown() }).parse(context);
  if (answer !== null) await awaitFetched(walk.page, week.getByRole('figure'));
  await week.scrollIntoViewIfNeeded();
}

/** The blocks of the home page, each of which loads, fails and is asked for anew by itself. */
export const pollStages: readonly Stage[] = [
  blockStage('attention', polls.attentionPoll, { catalogue: paths.attentionPollPaths }),
  blockStage('todo', polls.todoPoll, { catalogue: paths.todoPollPaths }),
  blockStage('numbers', polls.summaryPoll, { catalogue: paths.summaryPollPaths }),
  blockStage('schedule', polls.meetingPoll, { catalogue: paths.meetingPollPaths }),
  blockStage('lessons', polls.lessonPoll, { catalogue: paths.lessonPollPaths }),
  blockStage('reports', polls.reportPoll, { catalogue: paths.reportPollPaths }),
  blockStage('week', polls.weekPoll, {
    catalogue: paths.weekPollPaths,
    shows: showsWeek,
  }),
];
