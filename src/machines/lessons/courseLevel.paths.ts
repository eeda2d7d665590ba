import { courseLevels } from '../../domain/lessons';

/** Samples for the paths of a course's level: at either bound, and between them. */
export const courseLevelPaths = {
  inputs: {
    lowest: { level: courseLevels.lowest, nextLevel: null },
    middle: { level: 3, nextLevel: null },
    highest: { level: courseLevels.highest, nextLevel: null },
  },
  events: { 'level.changed': [{ direction: 'up' }, { direction: 'down' }] },
} as const;
