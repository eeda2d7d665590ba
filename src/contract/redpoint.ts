import { z } from 'zod/mini';
import { call } from './call';
import { key, subjectId } from './fields';

/** Whether something new waits on the home page [CALL-025]. */
export const redpoint = call(
  '/home/redpoint',
  { subject_id: subjectId, user_token: key(1, 200) },
  { redpoint: z.literal([0, 1]) },
  { background: true },
);
