import { z } from 'zod/mini';
import { knownPassword } from '../domain/account';
import { localCourseRow, localMarkRow, localPoint, seenMarks } from '../domain/localPoints';
import { call } from './call';
import { count, id, json, moment, oneOf, subjectId, text } from './fields';
import { listAnswer, paging } from './list';

const subject = { subject_id: subjectId };
const course = { course_id: z.int(), name: z.string(), grade: z.nullable(z.int()) };

/** A page of the account's courses, with how many of their points the campus has marked [CALL-087, SCREEN-147]. */
export const localCourseList = call(
  '/local/courseList',
  {
    ...subject,
    keyword: z.optional(text(0, 50)),
    marking: z.optional(oneOf(['marked', 'notMarked'])),
    ...paging,
  },
  listAnswer(localCourseRow),
);

/** Every course of the subject that the account sees, to choose one from [CALL-088]. */
export const allLocalCourses = call('/local/allCourseList', subject, {
  list: z.array(z.object(course)),
});

/** The knowledge points of a course, as headquarters and as the campus examine them [CALL-089, ENTITY-026]. */
export const localPointList = call(
  '/local/knowledgeCodeList',
  { ...subject, course_id: id },
  { course: z.object(course), list: z.array(localPoint), as_of: moment },
);

/** A page of all points that the campus has marked, of every subject: what a restore takes back [SCREEN-149]. */
export const localMarkList = call(
  '/local/markList',
  {
    ...{ ...subject, keyword: z.optional(text(0, 50)), ...paging },
    local: z.optional(oneOf(['examined', 'notExamined'])),
  },
  /** Of every mark of the campus, whatever is searched for: how many, and how many students take a course with such a point; `version` is another one once they have changed. */
  { ...listAnswer(localMarkRow), all_count: count, student_count: count, version: z.string() },
);

/** What the campus has marked in the subject, and who did so last [CALL-092]. */
export const localSummary = call('/local/summary', subject, {
  point_count: count,
  marked_count: count,
  /** Of those marked: what is not examined here. */
  not_examined_count: count,
  last_marked_at: z.nullable(moment),
  last_marked_by: z.nullable(z.string()),
  as_of: moment,
});

/**
 * Marks knowledge points of a course as the campus examines them. Where somebody else was faster with one of them,
 * nothing is marked, and the refusal tells who said what (`overtaken`) [CALL-090, LOC-01, LOC-02].
 */
export const submitLocalMarks = call(
  '/local/submit',
  { subject_id: subjectId, course_id: id, marks: json(seenMarks) },
  { marked_count: count },
  { changes: true },
);

/**
 * Takes every mark of the campus, as it was seen, back to headquarters' version, after username and password
 * [CALL-091, ROLE-101, LOC-05, LOC-07].
 */
export const restoreLocalPoints = call(
  '/local/reset',
  { ...subject, version: text(0, 64), uname: text(1, 50), password: knownPassword },
  { restored_count: count },
  { changes: true },
);
