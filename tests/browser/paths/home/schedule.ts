import { schedule, selectDay } from '../../../../src/machines/home/schedule';
import { expect } from '../../world';
import { enterPortal } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';
import { block, blockButton } from './blocks';

/** The day on which the world begins. */
const today = '2026-11-18';

/** The schedule of a day, and the ways to others. */
export const scheduleAdapter: ScreenAdapter = {
  chart: schedule,
  catalogue: {
    inputs: { today: { subjectId: 1, today } },
    events: {
      'day.moved': ({ context: { day } }: { context: { day: string } }) =>
        day === today ? [{ by: 1 }] : [{ by: -1 }],
      'day.chosen': [{ day: today }],
      'scope.renewed': [{ scope: { today } }],
    },
  },
  enter: enterPortal,
  events: {
    'day.moved': {
      find: (walk: Walk, { by }: { type: string; by: -1 | 1 }) =>
        blockButton(walk, 'schedule', `home:schedule.${by === 1 ? 'next' : 'previous'}`),
    },
    'day.chosen': { find: (walk: Walk) => blockButton(walk, 'schedule', 'home:schedule.today') },
  },
  answers: {},
  elsewhere: {
    'schedule|scope.renewed|0': 'the page tells the day',
    'schedule|scope.renewed|1': 'the page tells the day',
  },
  // The state has the same name on every day.
  shows: (walk, snapshot) =>
    expect(block(walk, 'schedule').locator('[aria-live]')).toContainText(
      selectDay(snapshot).slice(-2),
    ),
};
