import { z } from 'zod/mini';
import { behaviourWarning, warningKinds, warningPresets } from '../domain/behaviour';
import { forEach } from '../domain/byName';
import { day } from '../domain/moment';
import { freeze, supervisionFunctions } from '../domain/supervision';
import { call } from './call';
import { id, moment, oneOf, subjectId } from './fields';
import { listAnswer, paging } from './list';

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

const count = z.int().check(z.nonnegative());
const observed = { subject_id: subjectId, student_id: id, days: oneOf(warningPresets) };

/** What a student's answers of the last business days warn of, each kind with how often and when last [CALL-198, SCREEN-049]. */
export const behaviourTips = call('/behavior/warningTips', observed, {
  tips: z.array(z.object({ kind: z.enum(warningKinds), count: z.int(), last_day: day })),
  as_of: moment,
});

/** A page of these warnings, the latest first, each with the answers that prove it [CALL-199, SCREEN-049]. */
export const behaviourWarnings = call(
  '/behavior/warningDetails',
  { ...observed, kind: z.optional(oneOf(warningKinds)), ...paging },
  {
    ...listAnswer(behaviourWarning),
    /** Of each kind, whichever is asked for. */
    counts: forEach(warningKinds, count),
  },
);
