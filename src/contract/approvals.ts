import { z } from 'zod/mini';
import { recordOf } from '../domain/byName';
import {
  applicationDays,
  applicationRow,
  applicationStatuses,
  checkReason,
  decisionOutcome,
  decisions,
  mostDecided,
  remarkLength,
} from '../domain/approvals';
import { checkDays } from '../domain/moment';
import { call } from './call';
import { count, day, id, moment, oneOf, someIds, subjectId, text } from './fields';
import { listAnswer, paging } from './list';

const subject = { subject_id: subjectId };

/** A page of applications for class hours of the account's students, what waits first [CALL-096, ENTITY-033]. */
export const applicationList = call(
  '/courseTimeApply/verifyList',
  {
    ...subject,
    status: z.optional(oneOf(applicationStatuses)),
    keyword: z.optional(text(0, 50)),
    /** So many business days up to today. */
    days: z.optional(oneOf(applicationDays)),
    from: z.optional(day),
    to: z.optional(day),
    ...paging,
  },
  {
    ...listAnswer(applicationRow),
    counts: recordOf(applicationStatuses, count),
  },
  { rule: checkDays },
);

/** One application as it is now [CALL-097]. */
export const applicationInfo = call(
  '/courseTimeApply/info',
  { ...subject, application_id: id },
  { ...applicationRow.shape, as_of: moment },
);

/** Approves or rejects an application for class hours, once, for good [CALL-098, CHA-02, CHA-03]. */
export const decideApplication = call(
  '/courseTimeApply/verify',
  {
    ...subject,
    application_id: id,
    decision: oneOf(decisions),
    remark: text(0, remarkLength),
  },
  { status: z.enum(applicationStatuses) },
  { changes: true, rule: checkReason },
);

/**
 * Decides several applications alike, each with a result of its own: what was decided meanwhile stays so, and students
 * who are no longer the account's are counted [ROLE-044].
 */
export const decideApplications = call(
  '/courseTimeApply/verifySome',
  {
    ...subject,
    application_ids: someIds(mostDecided),
    decision: oneOf(decisions),
    remark: text(0, remarkLength),
  },
  { outcomes: z.array(decisionOutcome), not_yours: count },
  { changes: true, rule: checkReason },
);
