import { z } from 'zod/mini';
import { call } from './call';
import { subjectId } from './fields';

/** Whether the score entry of the sidebar still carries its label [CALL-030]. */
export const menuLabel = call(
  '/scorecollection/getkMenuLabelShow',
  { subject_id: subjectId },
  { is_show: z.literal([0, 1]) },
);

/** Takes the label away for good [CALL-029]. */
export const hideMenuLabel = call(
  '/scorecollection/setkMenuLabelNotShow',
  { subject_id: subjectId },
  {},
  { changes: true },
);
