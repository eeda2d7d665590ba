import { z } from 'zod/mini';
import { behaviourWarning, warningKinds, warningPresets } from '../domain/behaviour';
import { recordOf } from '../domain/byName';
import { call } from './call';
import { count, day, id, moment, oneOf, subjectId } from './fields';
import { listAnswer, paging } from './list';

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
    counts: recordOf(warningKinds, count),
  },
);
