import { weeklyDuration } from '../../../../src/machines/foundation/weeklyDuration';
import { weeklyDurationPaths } from '../../../../src/machines/foundation/weeklyDuration.paths';
import { recordAdapter } from '../record';

/** The foundation's weeks. */
export const weeklyDurationAdapter = recordAdapter({
  chart: weeklyDuration,
  catalogue: weeklyDurationPaths,
  enter: '/layingFoundation/index?subject_id=2&view=weeks',
});
