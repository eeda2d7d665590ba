import { z } from 'zod/mini';
import { forEach } from '../domain/byName';
import { applicationStatuses, remarkLength } from '../domain/approvals';
import { checkDays } from '../domain/moment';
import { call } from './call';
import { day, id, moment, oneOf, subjectId, text } from './fields';
import { listAnswer, paging } from './list';

const subject = { subject_id: subjectId };
const application = z.object({
  application_id: z.int(),
  student_id: z.int(),
  name: z.string(),
  username: z.string(),
  course_id: z.int(),
  course_name: z.string(),
  hours: z.int().check(z.positive()),
  applied_at: moment,
  status: z.enum(applicationStatuses),
  decided_at: z.nullable(moment),
  decided_by: z.nullable(z.string()),
});

/** A page of applications for class hours of the account's students, what waits first [CALL-096, ENTITY-033]. */
export const applicationList = call(
  '/courseTimeApply/verifyList',
  {
    ...subject,
    status: z.optional(oneOf(applicationStatuses)),
    keyword: z.optional(text(0, 50)),
    from: z.optional(day),
    to: z.optional(day),
    ...paging,
  },
  {
    ...listAnswer(application),
    counts: forEach(applicationStatuses, z.int().check(z.nonnegative())),
  },
  { rule: checkDays },
);

/** One application with what was written to it, and the hours that the student has left [CALL-097]. */
export const applicationInfo = call(
  '/courseTimeApply/info',
  { ...subject, application_id: id },
  {
    ...application.shape,
    purpose: z.string(),
    remark: z.string(),
    /** Class hours of the course that are left now. */
    balance: z.int(),
    as_of: moment,
  },
);

/** Approves or rejects an application for class hours, once, for good [CALL-098, CHA-02, CHA-03]. */
export const decideApplication = call(
  '/courseTimeApply/verify',
  {
    ...subject,
    application_id: id,
    decision: oneOf(['approved', 'rejected']),
    remark: text(0, remarkLength),
  },
  { status: z.enum(applicationStatuses) },
  { changes: true },
);
