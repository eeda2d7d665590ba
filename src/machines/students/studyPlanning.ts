import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { subjectId } from '../../contract/fields';
import { customizeStudent } from '../../contract/student';
import { day } from '../../domain/moment';
import { planForm, weekdays } from '../../domain/studyPlan';
import { form } from '../parts/form';

/** Customizes the study of one student: how much on which days, and until when [SCREEN-050]. */
export const studyPlanning = form({
  id: 'studyPlanning',
  /** `revision` is the plan that was seen, 0 for none; `today` the server's business day when it was asked. */
  scope: {
    subject_id: subjectId,
    student_id: z.int(),
    ...{ name: z.string(), username: z.string() },
    revision: z.int(),
    today: day,
  },
  schema: ({ today }) => planForm(today),
  initial: {
    ...{ minutes: '', questions: '20', until: '', note: '' },
    weekdays: weekdays.slice(0, 5),
  },
  keepsDraft: true,
  saysWhenLeft: false,
  submit: {
    call: customizeStudent,
    payload: ({ values: { minutes, questions, until, ...values }, scope }) => ({
      ...{ subject_id: scope.subject_id, student_id: scope.student_id, revision: scope.revision },
      ...{ minutes: Number(minutes), questions: Number(questions) },
      ...values,
      until: until === '' ? undefined : until,
    }),
  },
});

/** What the form is about. */
export const selectPlanned = ({ context }: SnapshotFrom<typeof studyPlanning>) => context.scope;
