import { z } from 'zod/mini';
import { recordOf } from '../domain/byName';
import { grades } from '../domain/grades';
import { changedAtOnce } from '../domain/limits';
import {
  classLists,
  classRow,
  courseLists,
  courseRow,
  courseSorts,
  courseStatuses,
  courseVersions,
  learnerRow,
  seasons,
} from '../domain/lessons';
import { call } from './call';
import { count, id, listOf, oneOf, someIds, subjectId, text, wholeList } from './fields';
import { listAnswer, paging, sorting } from './list';

/** A page of the account's courses of a subject; pinned ones first [ROLE-045, SCREEN-029 … SCREEN-037]. */
export const courseList = call(
  '/course/list',
  {
    subject_id: subjectId,
    list: oneOf(courseLists),
    keyword: z.optional(text(0, 50)),
    grade: z.optional(wholeList(grades[0], grades.length)),
    season: z.optional(listOf(seasons)),
    version: z.optional(listOf(courseVersions)),
    ...sorting(courseSorts),
    ...paging,
  },
  {
    ...listAnswer(courseRow),
    /** How many courses each list has, whatever the filters. */
    counts: recordOf(courseLists, count),
  },
);

/**
 * Pins, unpins, hides or unhides courses for the account, each with its own outcome [CALL-128, SCREEN-192].
 * A course that the account does not see is absent among the outcomes.
 */
export const setCourseStatus = call(
  '/course/setStatus',
  { subject_id: subjectId, course_ids: someIds(changedAtOnce), status: oneOf(courseStatuses) },
  {
    outcomes: z.array(z.object({ course_id: z.int(), outcome: z.enum(['done', 'refused']) })),
  },
  { changes: true },
);

const found = {
  keyword: z.optional(text(0, 50)),
  grade: z.optional(wholeList(grades[0], grades.length)),
};

/** One of the account's courses: its outline, and a page of the students with how far each is [ROUTE-034]. */
export const courseStudents = call(
  '/course/studentList',
  {
    ...{ subject_id: subjectId, course_id: id, ...found },
    /** The students who have learned this lesson last. */
    lesson_id: z.optional(id),
    ...paging,
  },
  {
    ...listAnswer(learnerRow),
    course: courseRow,
    chapters: z.array(
      z.object({
        ...{ chapter_id: z.int(), name: z.string(), is_sprint: z.boolean() },
        lessons: z.array(
          z.object({
            ...{ lesson_id: z.int(), name: z.string(), cards: z.array(z.string()) },
            /** How many of the account's students have learned it. */
            learned_count: count,
          }),
        ),
      }),
    ),
  },
);

/** A page of the account's own classes of a subject; pinned ones first [ROUTE-051, SCREEN-193]. */
export const classList = call(
  '/class/list',
  {
    subject_id: subjectId,
    /** Shown and hidden ones, where it is left out. */
    list: z.optional(oneOf(classLists)),
    ...found,
    ...paging,
  },
  {
    ...listAnswer(classRow),
    /** How many classes each list has, whatever the filters. */
    counts: recordOf(classLists, count),
  },
);

/**
 * Pins, unpins, hides or unhides classes, each with its own outcome [SCREEN-193].
 * A class that is not the account's own is absent among the outcomes.
 */
export const setClassStatus = call(
  '/class/setStatus',
  { subject_id: subjectId, class_ids: someIds(changedAtOnce), status: oneOf(courseStatuses) },
  {
    outcomes: z.array(z.object({ class_id: z.int(), outcome: z.enum(['done', 'refused']) })),
  },
  { changes: true },
);

/** One of the account's own classes: a page of its students, and the courses that they take [ROUTE-052]. */
export const classStudentList = call(
  '/class/studentList',
  { subject_id: subjectId, class_id: id, ...found, ...paging },
  {
    ...listAnswer(learnerRow),
    class: classRow,
    courses: z.array(z.object({ course_id: z.int(), name: z.string(), taken: z.int() })),
  },
);
