import { z } from 'zod/mini';
import { forEach } from '../domain/byName';
import { grades } from '../domain/grades';
import { studyDay } from '../domain/home';
import { levelStages } from '../domain/lessons';
import { coinAccountStatuses } from '../domain/rewards';
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
  studySpans,
  supervisionStatuses,
} from '../domain/students';
import {
  customizedRow,
  planMinutes,
  planNoteLength,
  planPaces,
  planQuestions,
  studyPlan,
  weekdays,
} from '../domain/studyPlan';
import { timelineAct, timelineDay } from '../domain/studentTimeline';
import { freeze } from '../domain/supervision';
import { call } from './call';
import {
  count,
  day,
  flag,
  id,
  listOf,
  moment,
  oneOf,
  someIds,
  subjectId,
  text,
  whole,
  wholeList,
} from './fields';
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
    counts: forEach(studentLists, count),
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

/** Everything that heads the page of one student [CALL-120, SCREEN-038]. */
export const studentInfo = call(
  '/student/info',
  { subject_id: subjectId, student_id: id },
  {
    student: studentRow,
    courses: z.array(
      z.object({
        course_id: z.int(),
        name: z.string(),
        joined_at: moment,
        last_active_at: z.nullable(moment),
        lessons_learned: z.int(),
        lesson_count: z.int(),
        stage: z.enum(levelStages),
        level: z.int(),
        next_level: z.nullable(z.int()),
      }),
    ),
    is_profile_complete: z.boolean(),
    as_of: moment,
  },
);

/**
 * Pins, unpins, hides, unhides or marks students, each with its own outcome [CALL-127, SCREEN-019 … SCREEN-023].
 * A student who is not the account's is absent among the outcomes.
 */
export const setStudentStatus = call(
  '/object/setStatus',
  { subject_id: subjectId, student_ids: someIds(200), status: oneOf(listingStatuses) },
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

/** The numbers of one student in a subject, each the total of the list that it leads to [SCREEN-038]. */
export const studentOverview = call(
  '/student/overview',
  { subject_id: subjectId, student_id: id },
  {
    homework: z.object({ toBeCorrected: count, incomplete: count, overdue: count }),
    /** Written answers that a person has to grade. */
    answers_to_grade: z.array(z.int()),
    /** Wrong answers of the last `mistakeDays`. */
    mistake_count: count,
    /** Wrong questions that are not resolved. */
    wrong_question_count: count,
    /** Of the last 7 business days, in every subject. */
    study: z.object({ total_seconds: count, effective_seconds: count }),
    coins: z.object({
      ...{ status: z.enum(coinAccountStatuses), coin_cnt: count, held_cnt: count },
      /** Why the account is frozen; null while it is not. */
      reason: z.nullable(z.string()),
    }),
    /** The account's own classes of the subject. */
    classes: z.array(z.object({ class_id: z.int(), name: z.string() })),
    /** The textbook version of the student's latest course of the subject [CALL-165]; null without one. */
    book_version: z.nullable(z.string()),
    feedback: z.object({ last_given_at: z.nullable(moment), is_due: z.boolean() }),
    as_of: moment,
  },
);

/** How long a student has studied on each business day of a span, in every subject; today is last unless told [SCREEN-046]. */
export const studentStudyTime = call(
  '/student/studyTime',
  { subject_id: subjectId, student_id: id, span: oneOf(studySpans), until: z.optional(day) },
  { days: z.array(studyDay), as_of: moment },
);

/** How a student has answered in a subject, day by day, and what analysts did meanwhile, newest first [SCREEN-038]. */
export const studentTimeline = call(
  '/student/timeline',
  { subject_id: subjectId, student_id: id },
  { days: z.array(timelineDay), acts: z.array(timelineAct), as_of: moment },
);

/** What is customized for one student: the plan that holds, the last days beside it, and who changed it when [SCREEN-050]. */
export const studentCustomization = call(
  '/student/customization',
  { subject_id: subjectId, student_id: id },
  {
    /** The latest plan, also where it is over; null where there never was one. */
    plan: z.nullable(studyPlan),
    is_in_force: z.boolean(),
    /** The last `planDays` business days, today last. */
    days: z.array(
      z.object({
        day,
        ...{ goal_minutes: count, minutes: count, goal_questions: count, questions: count },
        /** False for today, which is judged once it is over. */
        is_over: z.boolean(),
      }),
    ),
    /** All plans, newest first. */
    history: z.array(studyPlan),
    freezes: z.array(freeze),
    as_of: moment,
  },
);

/** Customizes a student's study; refused where somebody has changed the plan since `revision` [ROLE-060]. */
export const customizeStudent = call(
  '/student/customize',
  {
    ...{ subject_id: subjectId, student_id: id },
    /** The plan that was seen; 0 where there was none. */
    revision: whole(0, 999_999_999),
    minutes: whole(planMinutes.minimum, planMinutes.maximum),
    questions: whole(planQuestions.minimum, planQuestions.maximum),
    weekdays: listOf(weekdays),
    until: z.optional(day),
    note: text(planNoteLength.minimum, planNoteLength.maximum),
  },
  { plan: studyPlan },
  { changes: true },
);

/** The account's supervised students, each with the plan and how the last days compare [ROUTE-037]. */
export const customizedStudents = call(
  '/student/customizedList',
  {
    subject_id: subjectId,
    keyword: z.optional(text(0, 50)),
    pace: z.optional(oneOf(planPaces)),
    ...paging,
  },
  {
    ...listAnswer(customizedRow),
    /** How many students are at each pace, whatever the filters. */
    counts: forEach(planPaces, count),
  },
);

/** Where the customer record of a student lies [CALL-062]. */
export const crmUserInfoUrl = call(
  '/student/crmUserInfoUrl',
  { subject_id: subjectId, student_id: id },
  { go_url: z.string() },
  { host: 'service' },
);
