import { z } from 'zod/mini';
import {
  attention,
  healthCounts,
  meeting,
  scoreWarning,
  snoozeReasonLength,
  studyDay,
  todo,
} from '../domain/home';
import { checkDays } from '../domain/moment';
import { statusCounts } from '../domain/homework';
import { call } from './call';
import { day, key, moment, subjectId, text } from './fields';
import { listAnswer } from './list';

/** The numbers of the home page [SCREEN-006, SCREEN-008, SCREEN-011, SCREEN-012, SCREEN-013]. */
export const homeSummary = call(
  '/home/summary',
  { subject_id: subjectId },
  {
    student_count: z.int(),
    supervised_count: z.int(),
    /** What the administrator has assigned to the account: students of all lists, courses of the subject [ROLE-044 … ROLE-047]. */
    assigned: z.object({ students: z.int(), courses: z.int() }),
    active_today_count: z.int(),
    health: healthCounts,
    /** Wrong answers of the last `mistakeDays`. */
    mistake_count: z.int(),
    /** Assignments with one of the students at each status. */
    homework: statusCounts,
    welcome_gift: z.object({ coins: z.int(), is_taken: z.boolean() }),
    score_warning: z.nullable(scoreWarning),
    as_of: moment,
  },
  { background: true },
);

/** What waits for the analyst, most urgent first; put-off things come last [SCREEN-007, LIVE-007]. */
export const todoList = call('/home/todoList', { subject_id: subjectId }, listAnswer(todo), {
  background: true,
});

/** Puts a thing off until a day, with the reason. */
export const snoozeTodo = call(
  '/home/snoozeTodo',
  {
    subject_id: subjectId,
    item: key(1, 80),
    reason: text(snoozeReasonLength.minimum, snoozeReasonLength.maximum),
    until: day,
  },
  {},
  { changes: true },
);

/** Takes back that a thing was put off: it waits again. */
export const resumeTodo = call(
  '/home/resumeTodo',
  { subject_id: subjectId, item: key(1, 80) },
  {},
  { changes: true, sets: true },
);

/** The students who need a person now, most urgent first, each with the reason and its evidence [CALL-104]. */
export const attentionList = call(
  '/home/objectList',
  { subject_id: subjectId },
  listAnswer(attention),
  { background: true },
);

/** The meetings of some days; both end days belong to it [CALL-105, SCREEN-003]. */
export const schedules = call(
  '/home/schedules',
  { subject_id: subjectId, from: day, to: day },
  listAnswer(meeting),
  { rule: checkDays, background: true },
);

/** The lessons that students learned last [SCREEN-004]. */
export const recentLessons = call(
  '/home/recentLessons',
  { subject_id: subjectId },
  listAnswer(
    z.object({
      lesson_id: z.int(),
      lesson_name: z.string(),
      course_id: z.int(),
      course_name: z.string(),
      student_count: z.int(),
      last_active_at: moment,
    }),
  ),
  { background: true },
);

/** The latest reports [SCREEN-005]. */
export const latestReports = call(
  '/home/latestReports',
  { subject_id: subjectId },
  listAnswer(
    z.object({
      report_id: z.int(),
      student_id: z.int(),
      student_name: z.string(),
      username: z.string(),
      title: z.string(),
      kind: z.string(),
      at: moment,
    }),
  ),
  { background: true },
);

/** The last seven business days, today last [CALL-108, SCREEN-009, SCREEN-010]. */
export const studyWeek = call('/home/studyWeek', { subject_id: subjectId }, listAnswer(studyDay), {
  background: true,
});

/** Takes the day's welcome gift [SCREEN-012, CONST-020]. */
export const takeWelcomeGift = call(
  '/home/takeWelcomeGift',
  { subject_id: subjectId },
  { coins: z.int(), coin_cnt: z.int() },
  { changes: true },
);
