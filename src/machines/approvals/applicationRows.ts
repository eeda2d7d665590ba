import { z } from 'zod/mini';
import { applicationList } from '../../contract/approvals';
import { oneOf, subjectId } from '../../contract/fields';
import {
  applicationDays,
  type ApplicationRow,
  applicationStatuses,
  isOpen,
} from '../../domain/approvals';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

/** The applications for class hours of the analyst's students, what waits first [SCREEN-127, CALL-096]. */
export const applicationRows = collection({
  id: 'applicationRows',
  scope: { subject_id: subjectId },
  filters: {
    status: z.optional(oneOf(applicationStatuses)),
    days: z.optional(oneOf(applicationDays)),
  },
  tab: 'status',
  call: applicationList,
  payload: asked,
  ticks: isOpen,
  idOf: ({ application_id }: ApplicationRow) => application_id,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});
