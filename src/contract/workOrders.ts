import { z } from 'zod';
import { call } from './call';
import { subjectId } from './fields';

/** How many work orders have news that nobody has read [CALL-010]. */
export const unreadCount = call(
  '/tickets/unreadCount',
  { subject_id: subjectId },
  { count: z.number().int().nonnegative() },
);
