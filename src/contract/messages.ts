import { z } from 'zod';
import { call } from './call';
import { subjectId } from './fields';

/** How many messages are unread [CALL-015]. */
export const getUnreadNum = call(
  '/message/getUnreadNum',
  { subject_id: subjectId },
  { unread_num: z.number().int().nonnegative() },
);
