import { expect, it } from 'vitest';
import { home } from '../../../src/machines/home/home';
import { homePaths } from '../../../src/machines/home/home.paths';
import * as polls from '../../../src/machines/home/homePolls';
import * as pollPlans from '../../../src/machines/home/homePolls.paths';
import { schedule } from '../../../src/machines/home/schedule';
import { schedulePaths } from '../../../src/machines/home/schedule.paths';
import { snooze } from '../../../src/machines/home/snooze';
import { snoozePaths } from '../../../src/machines/home/snooze.paths';
import { proveChart } from '../../../src/paths';

it.each([
  ['home', home, homePaths],
  ['schedule', schedule, schedulePaths],
  ['snooze', snooze, snoozePaths],
  ['attentionPoll', polls.attentionPoll, pollPlans.attentionPollPaths],
  ['todoPoll', polls.todoPoll, pollPlans.todoPollPaths],
  ['summaryPoll', polls.summaryPoll, pollPlans.summaryPollPaths],
  ['meetingPoll', polls.meetingPoll, pollPlans.meetingPollPaths],
  ['lessonPoll', polls.lessonPoll, pollPlans.lessonPollPaths],
  ['reportPoll', polls.reportPoll, pollPlans.reportPollPaths],
  ['weekPoll', polls.weekPoll, pollPlans.weekPollPaths],
])('%s takes every transition on generated paths', (_, chart, paths) => {
  const proof = proveChart(chart, paths);
  expect(proof.missing).toEqual([]);
  expect(proof.truncated).toBe(false);
});
