import { z } from 'zod/mini';
import {
  checkBatch,
  courseLists,
  courseSorts,
  courseStates,
  foundationCourseRow,
  foundationRoundRow,
} from '../domain/foundationTime';
import { grades } from '../domain/grades';
import { courseLevels } from '../domain/lessons';
import { healthLevels, namedStudent } from '../domain/students';
import { call } from './call';
import { id, listOf, oneOf, subjectId, text, wholeList } from './fields';
import { listAnswer, paging, sorting } from './list';

const subject = { subject_id: subjectId };
const service = { host: 'service' } as const;

const courseFilters = {
  ...{ ...subject, keyword: z.optional(text(0, 50)), type: z.optional(oneOf(courseLists)) },
  /** Of one student; of all whom the account sees where it is left out. */
  student_id: z.optional(id),
  /** A round of that student; all time where it is left out. */
  batch: z.optional(id),
  state: z.optional(oneOf(courseStates)),
  health: z.optional(listOf(healthLevels)),
  grade: z.optional(wholeList(grades[0], grades.length)),
  level: z.optional(wholeList(courseLevels.lowest, courseLevels.highest)),
  ...sorting(courseSorts),
};

/** The foundation courses of one student or of all, each with time and results [CALL-068, SCREEN-105]. */
export const foundationCourses = call(
  '/ddjStat/getUserCourseStat',
  { ...courseFilters, ...paging },
  listAnswer(foundationCourseRow),
  { ...service, rule: checkBatch },
);

/** The Chinese variant, where what was recited and read counts [CALL-069, SCREEN-106]. */
export const foundationCoursesChinese = call(
  '/ddjStat/getUserCourseStatCnV2',
  { ...courseFilters, ...paging },
  listAnswer(foundationCourseRow),
  { ...service, rule: checkBatch },
);

/** The same without paging, for who may export [SCREEN-112, ROLE-066]. */
export const foundationCourseExport = call(
  '/ddjStat/exportUserCourseStat',
  courseFilters,
  listAnswer(foundationCourseRow),
  { ...service, rule: checkBatch },
);

/** A student and the rounds that were gone through, newest first, each with what was done in the subject [CALL-070, SCREEN-110]. */
export const foundationBatches = call(
  '/ddjStat/getUserDdjBatchNumList',
  { ...subject, student_id: id },
  { ...listAnswer(foundationRoundRow), student: namedStudent },
  service,
);
