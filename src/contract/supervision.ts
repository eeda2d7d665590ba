import { z } from 'zod/mini';
import { recordOf } from '../domain/byName';
import { supervisionStatuses } from '../domain/students';
import {
  supervisedNow,
  supervisedStudent,
  superviseNumbers,
  teacherOption,
} from '../domain/supervision';
import { call } from './call';
import { count, id, listOf, moment, oneOf, subjectId, text } from './fields';
import { listAnswer, paging } from './list';

/** Where a teacher's supervising is done: the account's own, or a colleague's for who supervises the school [CALL-113]. */
export const superSuperviseJump = call(
  '/superSupervise/jump',
  { subject_id: subjectId, teacher_id: id },
  { go_url: z.string() },
);

/** The account first; for whoever supervises the school, all its analysts too [CALL-114]. */
export const teacherList = call(
  '/superSupervise/getTeacherList',
  { subject_id: subjectId },
  { list: z.array(teacherOption), as_of: moment },
);

/** The supervised students of a teacher, the account's own unless told; who needs a person now comes first [ROUTE-038]. */
export const superviseList = call(
  '/supervise/list',
  {
    ...{ subject_id: subjectId, teacher_id: z.optional(id), keyword: z.optional(text(0, 50)) },
    now: z.optional(oneOf(supervisedNow)),
    state: z.optional(listOf(supervisionStatuses)),
    ...paging,
  },
  {
    ...{ ...listAnswer(supervisedStudent), counts: recordOf(['all', ...supervisedNow], count) },
    /** The subject of attention and points: a colleague may not teach the one that is asked for. */
    of_subject: z.int(),
  },
  { background: true },
);

/** The numbers of the data board [ROUTE-013]. */
export const superviseBoard = call(
  '/supervise/board',
  { subject_id: subjectId },
  { ...superviseNumbers.shape, as_of: moment },
  { background: true },
);
