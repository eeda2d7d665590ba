import { z } from 'zod/mini';
import { submitExam } from '../../contract/exams';
import { subjectId } from '../../contract/fields';
import { examForm } from '../../domain/exams';
import { day } from '../../domain/moment';
import { renewsDay } from '../parts/dayRenewal';
import { form } from '../parts/form';

/** Enters a student's marks of a paper, or changes them; `report_id` and `version` are 0 for a new result [ROUTE-059]. */
export const examMarks = form({
  id: 'examMarks',
  scope: {
    ...{ subject_id: subjectId, paper_id: z.int(), report_id: z.int(), version: z.int() },
    /** The full marks of the paper's questions. */
    full: z.array(z.number()),
    /** The business day. */
    today: day,
  },
  schema: ({ full, today }) => examForm(full, today),
  initial: { student: '', exam_date: '', marks: [] },
  keepsDraft: true,
  renewal: renewsDay,
  submit: {
    call: submitExam,
    payload: ({ values, scope: { full: _full, today: _today, ...about } }) => ({
      ...about,
      ...values,
    }),
  },
});
