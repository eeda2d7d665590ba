import { z } from 'zod/mini';
import { freeze, supervisionFunctions } from '../domain/supervision';
import { call } from './call';
import { id, moment, subjectId } from './fields';

/**
 * Where supervising is done [CALL-033]; for the enlightenment course the address ends in
 * `app_name=qimeng` already [CALL-034].
 */
export const superviseJump = call(
  '/supervise/jump',
  { subject_id: subjectId },
  { go_url: z.string() },
);

/** Which functions of supervising a student are frozen, and why; nothing while it is active [SFZ-01, SFZ-04]. */
export const supervisionFreezeInfo = call(
  '/supervise/freezeInfo',
  { subject_id: subjectId, student_id: id },
  {
    reasons: z.array(freeze),
    functions: z.array(z.enum(supervisionFunctions)),
    as_of: moment,
  },
);
