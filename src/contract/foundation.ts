import { z } from 'zod';
import { grade } from '../domain/grades';
import { checkDays } from '../domain/moment';
import { healthLevels } from '../domain/students';
import { call } from './call';
import { day, id, moment, oneOf, subjectId, text } from './fields';
import { listAnswer, paging } from './list';

const subject = { subject_id: subjectId };
const service = { host: 'service' } as const;
const count = z.number().int().nonnegative();
const share = z.number().min(0).max(1);
const board = { ...subject, board: oneOf(['foundation', 'competition']) };
const person = { student_id: z.number().int(), name: z.string(), username: z.string() };

/** The season that a board counts, and where the account's own class stands [CALL-059, ENTITY-032]. */
export const boardInfo = call(
  '/board/getBoardInfo',
  board,
  {
    season: z.string(),
    starts_on: day,
    ends_on: day,
    points: count,
    heat: count,
    /** Equal points share a rank. */
    rank: z.number().int().positive().nullable(),
    lottery_points: count,
    as_of: moment,
  },
  service,
);

/** A page of a board's students [CALL-060]. */
export const boardStudentList = call(
  '/board/getBoardStudentList',
  { ...board, ...paging },
  listAnswer(
    z.object({ ...person, points: count, heat: count, rank: z.number().int().positive() }),
  ),
  service,
);

/** A page of the analysts' scores of a board [CALL-061]. */
export const boardTeacherScoreList = call(
  '/board/getBoardTeacherScoreList',
  { ...board, ...paging },
  listAnswer(
    z.object({
      account_id: z.number().int(),
      name: z.string(),
      points: count,
      rank: z.number().int().positive(),
    }),
  ),
  service,
);

/** Seconds by what they were spent on; the shares of the effective duration follow from them [ENTITY-030]. */
const durations = z.object({
  answer: count,
  video: count,
  analysis: count,
  correction: count,
  recitation: count,
  other: count,
});

/** A page of students with their foundation's time and results [CALL-063, SCREEN-104]. */
export const studentStatList = call(
  '/ddjStat/getStudentStatList',
  { ...subject, keyword: text(0, 50).optional(), type: text(0, 20).optional(), ...paging },
  listAnswer(
    z.object({
      ...person,
      grade,
      health: z.enum(healthLevels),
      round: z.number().int().nullable(),
      type: z.string().nullable(),
      today_seconds: count,
      yesterday_seconds: count,
      week_seconds: count,
      total_seconds: count,
      effective_share: share.nullable(),
      accuracy: share.nullable(),
      mastery: share.nullable(),
    }),
  ),
  service,
);

/** The types of foundation that the subject has [CALL-064]. */
export const foundationTypes = call(
  '/ddjStat/getDdjTypeList',
  subject,
  { list: z.array(z.object({ type: z.string(), name: z.string() })) },
  service,
);

/** The study data of some days, day by day; both end days belong to it [CALL-065]. */
export const foundationStudyData = call(
  '/ddjStat/getDdjStudyData',
  { ...subject, student_id: id.optional(), from: day, to: day },
  {
    days: z.array(z.object({ day, seconds: durations, answer_count: count, right_count: count })),
    as_of: moment,
  },
  { ...service, rule: checkDays },
);

/** Whether the account may export [CALL-066]. */
export const checkExportButton = call(
  '/ddjStat/checkShowExportButton',
  subject,
  { is_show: z.literal([0, 1]) },
  service,
);

/** One student's foundation as a whole [CALL-067]. */
export const foundationOfStudent = call(
  '/ddjStat/getUserStat',
  { ...subject, student_id: id },
  {
    ...person,
    health: z.enum(healthLevels),
    health_change: z.number().int(),
    seconds: durations,
    accuracy: share.nullable(),
    mastery: share.nullable(),
    as_of: moment,
  },
  service,
);

const courseStat = z.object({
  course_id: z.number().int(),
  course_name: z.string(),
  round: z.number().int(),
  status: z.string(),
  progress: share,
  starts_on: day.nullable(),
  cleared_on: day.nullable(),
  seconds: durations,
  accuracy: share.nullable(),
  mastery: share.nullable(),
});

/** One student's foundation course by course [CALL-068]. */
export const foundationCourses = call(
  '/ddjStat/getUserCourseStat',
  { ...subject, student_id: id, batch: id.optional() },
  listAnswer(courseStat),
  service,
);

/** The Chinese variant: with what was recited and read [CALL-069]. */
export const foundationCoursesChinese = call(
  '/ddjStat/getUserCourseStatCnV2',
  { ...subject, student_id: id, batch: id.optional() },
  listAnswer(courseStat.extend({ recited_count: count, read_count: count })),
  service,
);

/** The rounds that a student has been through, newest first [CALL-070]. */
export const foundationBatches = call(
  '/ddjStat/getUserDdjBatchNumList',
  { ...subject, student_id: id },
  { list: z.array(z.object({ batch: z.number().int(), starts_on: day, ends_on: day.nullable() })) },
  service,
);

/** The levels of primary English [CALL-071]. */
export const primaryEnglishLevels = call(
  '/ddjStat/getPrimaryEnLevelNoList',
  subject,
  { list: z.array(z.object({ level: z.number().int(), name: z.string() })) },
  service,
);
