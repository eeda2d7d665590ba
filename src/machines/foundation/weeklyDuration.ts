import { foundationStudyData } from '../../contract/foundation';
import { record } from '../parts/record';

/** How long the students have studied in each week, and how much of it was effective [SCREEN-111]. */
export const weeklyDuration = record({
  id: 'weeklyDuration',
  call: foundationStudyData,
  concerns: ({ type }) => type === 'student.changed',
});
