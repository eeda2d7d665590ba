import { z } from 'zod/mini';
import { recordOf } from '../domain/byName';
import {
  courseAuthors,
  foundationStatuses,
  healthDirections,
  modes,
  smartModes,
  switchRules,
} from '../domain/foundation';
import {
  durations,
  foundationLists,
  foundationSorts,
  foundationStudentRow,
  studyDataDay,
} from '../domain/foundationTime';
import { grade, grades } from '../domain/grades';
import { mostReminded, reminder, reminderOutcome } from '../domain/home';
import { traceModes } from '../domain/lessons';
import { checkDays } from '../domain/moment';
import { healthLevels } from '../domain/students';
import { freeze } from '../domain/supervision';
import { type AnswerOf, call } from './call';
import {
  count,
  day,
  flag,
  id,
  listOf,
  moment,
  oneOf,
  share,
  someIds,
  subjectId,
  text,
  wholeList,
} from './fields';
import { listAnswer, paging, sorting } from './list';

const subject = { subject_id: subjectId };
const service = { host: 'service' } as const;
const person = { student_id: z.int(), name: z.string(), username: z.string() };

const foundationFilters = {
  ...subject,
  keyword: z.optional(text(0, 50)),
  type: z.optional(oneOf(foundationLists)),
  health: z.optional(listOf(healthLevels)),
  grade: z.optional(wholeList(grades[0], grades.length)),
  ...sorting(foundationSorts),
};

/** A page of students with their foundation's time and results [CALL-063, SCREEN-104]. */
export const studentStatList = call(
  '/ddjStat/getStudentStatList',
  { ...foundationFilters, ...paging },
  {
    ...listAnswer(foundationStudentRow),
    /** How many students each list has, whatever the filters. */
    counts: recordOf(foundationLists, count),
  },
  service,
);

/**
 * The same for who may export, part by part [SCREEN-112, ROLE-066]. A list that is sorted by what was done comes
 * whole, whichever part is asked for: its order changes while it is read.
 */
export const studentStatExport = call(
  '/ddjStat/exportStudentStat',
  { ...foundationFilters, ...paging },
  listAnswer(foundationStudentRow),
  service,
);

/**
 * Reminds students to begin with their foundation: a message to the student, at most one a day, whoever sends
 * it [SCREEN-109].
 */
export const remindFoundation = call(
  '/ddjStat/remind',
  { ...subject, student_ids: someIds(mostReminded) },
  {
    results: z.array(reminderOutcome),
  },
  { ...service, changes: true },
);

/** The types of foundation that the subject has [CALL-064]. */
export const foundationTypes = call(
  '/ddjStat/getDdjTypeList',
  subject,
  { list: z.array(z.object({ type: z.string(), name: z.string() })) },
  service,
);

/**
 * The study data of some days, day by day; both end days belong to it [CALL-065]. Without them the last weeks, up to
 * today by the server's clock.
 */
export const foundationStudyData = call(
  '/ddjStat/getDdjStudyData',
  { ...subject, student_id: z.optional(id), from: z.optional(day), to: z.optional(day) },
  {
    days: z.array(studyDataDay),
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
    health_change: z.int(),
    /** 0 to the cap, as it was assessed; remedial courses do not move it. Null before that. */
    score: z.nullable(count),
    assessed_at: z.nullable(moment),
    /** The remedial course that was asked for and has not had its effect. */
    course: z.nullable(
      z.object({
        ...{ direction: z.enum(healthDirections), requested_at: moment },
        by: z.enum(courseAuthors),
      }),
    ),
    seconds: durations,
    accuracy: z.nullable(share),
    mastery: z.nullable(share),
    as_of: moment,
  },
  service,
);

/** The levels of primary English [CALL-071]. */
export const primaryEnglishLevels = call(
  '/ddjStat/getPrimaryEnLevelNoList',
  subject,
  { list: z.array(z.object({ level: z.int(), name: z.string() })) },
  service,
);

const student = { ...subject, student_id: id };
const mode = z.literal(modes);
const chosenMode = z.codec(z.enum(modes.map(String)), mode, {
  decode: (value) => modes.find((one) => String(one) === value) ?? z.NEVER,
  encode: String,
});
/** Of a grade: who was active last month, which share of them may be in a mode, how many that is, and how many are. */
const gradeQuota = { active_count: count, proportion: share, limit: count, allocated_count: count };

/** Whether a student's health smart mode is on, and by whom; and in which other subjects it is [CALL-161]. */
export const smartModeInfo = call('/streamddj/aiModeInfo', student, {
  mode: z.enum(smartModes),
  others: z.array(z.int()),
  as_of: moment,
});

/** Turns a student's health smart mode on or off; not off where headquarters has turned it on [CALL-160]. */
export const openSmartMode = call(
  '/streamddj/aiModeOpen',
  { ...student, is_open: flag },
  { mode: z.enum(smartModes) },
  { changes: true },
);

/** A student's foundation: where it stands, and what of each mode's quota is left [CALL-167, ENTITY-030]. */
export const foundationRecord = call('/streamddj/record', student, {
  status: z.enum(foundationStatuses),
  /** Since when it is at the status; null where nothing has happened to it yet. */
  status_since: z.nullable(moment),
  mode,
  /** The mode after the regrading; null unless it was switched. */
  next_mode: z.nullable(mode),
  round: z.int().check(z.positive()),
  level: z.int(),
  progress: share,
  grade,
  is_supervised: z.boolean(),
  /** Who has reminded the student today to confirm the restart; null while nobody has. */
  reminded: z.nullable(reminder),
  /** Why functions of supervising the student are frozen; nothing while none is [SFZ-01, SFZ-04]. */
  freezes: z.array(freeze),
  /** Of the student's grade; modes that are not here have no quota. */
  quotas: z.array(z.object({ mode, ...gradeQuota })),
  as_of: moment,
});
export type FoundationRecord = AnswerOf<typeof foundationRecord>;

/** Assigns a restart, which waits for the student on the learning machine [CALL-162, FRS-01, FRS-02]. */
export const restartFoundation = call(
  '/streamddj/restart',
  student,
  { status: z.enum(foundationStatuses) },
  { changes: true },
);

/** The quota of each grade and mode in the account's school [CALL-163, ENTITY-036]. */
export const foundationQuotas = call('/streamddj/quotaList', subject, {
  list: z.array(z.object({ grade, mode, ...gradeQuota })),
  as_of: moment,
});

/** Puts a student into another mode; it takes effect after a regrading [CALL-164, FMD-07, FMD-08]. */
export const switchFoundationMode = call(
  '/streamddj/allotCourse',
  { ...student, mode: chosenMode },
  { status: z.enum(foundationStatuses), rule: z.enum(switchRules) },
  { changes: true },
);

/** The switches of a student's mode in the past year, newest first [CALL-168]. */
export const modeRecords = call('/streamddj/modeRecords', student, {
  list: z.array(
    z.object({
      from_mode: mode,
      to_mode: mode,
      rule: z.enum(switchRules),
      at: moment,
      by: z.string(),
    }),
  ),
  as_of: moment,
});

/** The textbook versions that a student's courses of the subject come in, and the one in use [CALL-165]. */
export const bookVersions = call('/streamddj/bookVersion', student, {
  /** Null before the student takes a course of the subject. */
  current: z.nullable(z.string()),
  list: z.array(z.object({ version: z.string(), course_count: count })),
});

/** How many of the account's students are of each health, and who should be assigned a new foundation [CALL-166, FHL-03]. */
export const healthStat = call('/streamddj/healthStat', subject, {
  counts: recordOf(healthLevels, count),
  total: count,
  suggested: z.array(z.object({ ...person, score: z.nullable(count) })),
  as_of: moment,
});

/** Asks for a remedial course that moves a student's health a step up or down [FHL-08, FHL-09, MSG-075, MSG-076]. */
export const adjustHealth = call(
  '/streamddj/adjustHealth',
  { ...student, direction: oneOf(healthDirections) },
  { health: z.enum(healthLevels), direction: z.enum(healthDirections), requested_at: moment },
  { changes: true },
);

/** How closely a student's synchronous course goes back over what is not mastered [CALL-169]. */
export const traceModeInfo = call('/streamsynccourse/traceModeInfo', student, {
  mode: z.enum(traceModes),
  as_of: moment,
});

/** Sets it: mild or heavy [CALL-169]. */
export const setTraceMode = call(
  '/streamsynccourse/traceMode',
  { ...student, mode: oneOf(traceModes) },
  { mode: z.enum(traceModes) },
  { changes: true },
);
