import { z } from 'zod';
import { call } from './call';
import { subjectId } from './fields';

/**
 * Where supervising is done [CALL-033]; for the enlightenment course the address ends in
 * `app_name=qimeng` already [CALL-034].
 */
export const superviseJump = call(
  '/supervise/jump',
  { subject_id: subjectId },
  { go_url: z.string() },
);
