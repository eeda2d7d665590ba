import { z } from 'zod/mini';
import { call } from './call';
import { id, subjectId } from './fields';

/**
 * Where supervising is done [CALL-033, CALL-112], of one student where it names one; for the enlightenment course the address ends in
 * `app_name=qimeng` already [CALL-034].
 */
export const superviseJump = call(
  '/supervise/jump',
  { subject_id: subjectId, student_id: z.optional(id) },
  { go_url: z.string() },
);
