import { z } from 'zod/mini';
import { recordOf } from '../domain/byName';
import { studyDay } from '../domain/home';
import { levelStages } from '../domain/lessons';
import { coinAccountStatuses } from '../domain/rewards';
import { studentRow, studySpans } from '../domain/students';
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
import { count, day, id, listOf, moment, oneOf, subjectId, text, whole } from './fields';
import { listAnswer, paging } from './list';

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
    /** Of the last seven business days, in every subject: the sum of the whole minutes of each. */
    study: z.object({ total_minutes: count, effective_minutes: count }),
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
    counts: recordOf(planPaces, count),
  },
);

/** Where the customer record of a student lies [CALL-062]. */
export const crmUserInfoUrl = call(
  '/student/crmUserInfoUrl',
  { subject_id: subjectId, student_id: id },
  { go_url: z.string() },
  { host: 'service' },
);
