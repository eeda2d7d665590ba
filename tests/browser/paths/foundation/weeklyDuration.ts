import { weeklyDuration } from '../../../../src/machines/foundation/weeklyDuration';
import { weeklyDurationPaths } from '../../../../src/machines/foundation/weeklyDuration.paths';
import { comeBack } from '../../world';
import type { ScreenAdapter, Walk } from '../adapter';
import { lost, really } from '../answers';
import { button } from '../controls';
import { tell } from '../socket';

/** The foundation's weeks. */
export const weeklyDurationAdapter: ScreenAdapter = {
  chart: weeklyDuration,
  catalogue: weeklyDurationPaths,
  enter: ({ page, world, language }) =>
    comeBack(page, world, 'zhou', '/layingFoundation/index?subject_id=2&view=weeks', language),
  events: {
    'load.retried': button('parts:failed.retry'),
    'socket.received': { trigger: (walk: Walk) => tell(walk, 'zhou', { type: 'student.changed' }) },
  },
  answers: { load: { done: [really], error: [lost] } },
};
