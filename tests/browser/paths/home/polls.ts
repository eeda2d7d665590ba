import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { z } from 'zod';
import * as polls from '../../../../src/machines/home/homePolls';
import * as paths from '../../../../src/machines/home/homePolls.paths';
import { enterPortal } from '../controls';
import { awaitFetched } from '../fetched';
import { pollAdapter } from '../poll';
import type { ScreenAdapter, Walk } from '../adapter';
import { block, blockButton } from './blocks';

type Parts = Parameters<typeof pollAdapter>[0];

const blockAdapter = (
  name: string,
  chart: AnyStateMachine,
  rest: Pick<Parts, 'catalogue' | 'shows'>,
): ScreenAdapter =>
  pollAdapter({
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
export const pollAdapters: readonly ScreenAdapter[] = [
  blockAdapter('attention', polls.attentionPoll, { catalogue: paths.attentionPollPaths }),
  blockAdapter('todo', polls.todoPoll, { catalogue: paths.todoPollPaths }),
  blockAdapter('numbers', polls.summaryPoll, { catalogue: paths.summaryPollPaths }),
  blockAdapter('schedule', polls.meetingPoll, { catalogue: paths.meetingPollPaths }),
  blockAdapter('lessons', polls.lessonPoll, { catalogue: paths.lessonPollPaths }),
  blockAdapter('reports', polls.reportPoll, { catalogue: paths.reportPollPaths }),
  blockAdapter('week', polls.weekPoll, {
    catalogue: paths.weekPollPaths,
    shows: showsWeek,
  }),
];
