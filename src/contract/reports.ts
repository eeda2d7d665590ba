import { z } from 'zod/mini';
import { checkRange } from '../domain/answers';
import {
  reportPresets,
  reportPrograms,
  reportRow,
  reportTarget,
  reportTotals,
  reportViews,
} from '../domain/reports';
import { call } from './call';
import { day, id, oneOf, subjectId, text } from './fields';
import { listAnswer, paging } from './list';

/** So many business days up to today, unless both ends are told. */
const days = { days: oneOf(reportPresets), from: z.optional(day), to: z.optional(day) };

/** A page of the students or classes of whom there are reports, with their totals [SCREEN-058]. */
export const reportTargets = call(
  '/report/list',
  {
    subject_id: subjectId,
    who: oneOf(['student', 'class']),
    keyword: z.optional(text(0, 50)),
    ...days,
    ...paging,
  },
  listAnswer(reportTarget),
  { rule: checkRange },
);

/** The report of a student, a class, or all of the account's students, by what is asked [CALL-121 … CALL-124]. */
export const reportRows = call(
  '/report/rows',
  {
    subject_id: subjectId,
    student_id: z.optional(id),
    class_id: z.optional(id),
    course_id: z.optional(id),
    view: oneOf(reportViews),
    program: z.optional(oneOf(reportPrograms)),
    ...days,
    ...paging,
  },
  {
    ...listAnswer(reportRow),
    totals: reportTotals,
    /** Whose report it is; empty where it is all students'. */
    name: z.string(),
    courses: z.array(z.object({ id: z.int(), name: z.string() })),
    first_day: day,
    last_day: day,
  },
  { rule: checkRange },
);
