import { z } from 'zod/mini';
import { recordOf } from '../domain/byName';
import { grades } from '../domain/grades';
import { changedAtOnce } from '../domain/limits';
import {
  activities,
  earlierHealthWords,
  healthLevels,
  learningStatuses,
  listingStatuses,
  starRatings,
  studentLists,
  studentRow,
  studentSorts,
  supervisionStatuses,
} from '../domain/students';
import { call } from './call';
import { count, flag, id, listOf, oneOf, someIds, subjectId, text, wholeList } from './fields';
import { listAnswer, ofClass, ownClasses, paging, sorting } from './list';

/** Which students are meant; what is left out does not filter [SCREEN-024 … SCREEN-028]. */
const filters = {
  subject_id: subjectId,
  list: oneOf(studentLists),
  /** Name, pinyin, initials or account; several words must all be found. */
  keyword: z.optional(text(0, 50)),
  activity: z.optional(listOf(activities)),
  health: z.optional(listOf(healthLevels, earlierHealthWords)),
  stars: z.optional(listOf(starRatings)),
  learning_status: z.optional(listOf(learningStatuses)),
  supervision: z.optional(listOf(supervisionStatuses)),
  grade: z.optional(wholeList(grades[0], grades.length)),
  course_id: z.optional(id),
  ...ofClass,
  /** Of the student's own list: enrolled in formal courses. */
  formal: z.optional(flag),
  /** Of the trial list: marked as auditioned. */
  auditioned: z.optional(flag),
  co_owned: z.optional(flag),
  ...sorting(studentSorts),
};

/** A page of a list of students; pinned ones first [CALL-116 … CALL-119]. */
export const studentList = call(
  '/student/list',
  { ...filters, ...paging },
  {
    ...listAnswer(studentRow),
    /** How many students each list has of those searched for, whatever the other filters: one may be in another list. */
    counts: recordOf(studentLists, count),
    /** The courses that any of the account's students takes, to filter by. */
    courses: z.array(z.object({ id: z.int(), name: z.string() })),
    ...ownClasses,
  },
);

/** The same without paging: every student that the filters find. */
export const studentExport = call('/student/export', filters, listAnswer(studentRow));

const neighbour = z.nullable(
  z.object({ student_id: z.int(), name: z.string(), username: z.string() }),
);

/** Who stands before and after a student in a list; the place, from 1, is null where the filters do not find the student. */
export const studentNeighbours = call(
  '/student/neighbours',
  { ...filters, student_id: id },
  { previous: neighbour, next: neighbour, place: z.nullable(z.int()), total: count },
);

/**
 * Pins, unpins, hides, unhides or marks students, each with its own outcome [CALL-127, SCREEN-019 … SCREEN-023].
 * A student who is not the account's is absent among the outcomes.
 */
export const setStudentStatus = call(
  '/object/setStatus',
  { subject_id: subjectId, student_ids: someIds(changedAtOnce), status: oneOf(listingStatuses) },
  {
    outcomes: z.array(
      z.object({
        student_id: z.int(),
        /** Refused where the state does not allow it, such as marking twice. */
        outcome: z.enum(['done', 'refused']),
      }),
    ),
  },
  { changes: true },
);
