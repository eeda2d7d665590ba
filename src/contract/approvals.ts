import { z } from 'zod';
import { applicationStatuses, remarkLength } from '../domain/approvals';
import { call } from './call';
import { id, oneOf, subjectId, text } from './fields';

/** Approves or rejects an application for class hours, once, for good [CALL-098, CHA-02, CHA-03]. */
export const decideApplication = call(
  '/courseTimeApply/verify',
  {
    subject_id: subjectId,
    application_id: id,
    decision: oneOf(['approved', 'rejected']),
    remark: text(0, remarkLength),
  },
  { status: z.enum(applicationStatuses) },
  { changes: true },
);
