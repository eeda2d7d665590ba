import { z } from 'zod/mini';
import { recordOf } from './byName';
import { day, moment } from './moment';
import { count } from './number';
import { healthLevels, namedStudent } from './students';

/** What waits for the analyst; the thing itself closes it, never a tick by hand. */
export const todoKinds = [
  'essayToCorrect',
  'subjectiveToGrade',
  'homeworkFailed',
  'homeworkEnding',
  'applicationPending',
  'feedbackMissing',
  'levelChoice',
  'foundationSuggested',
] as const;
export type TodoKind = (typeof todoKinds)[number];

/** Things of one student and one subject: the same student may have one in each. */
export const todoKindsBySubject = [
  'subjectiveToGrade',
  'applicationPending',
  'levelChoice',
] as const satisfies TodoKind[];

/** A thing to do names so many of its students. */
export const todoStudents = 3;

/** One thing to do: `item` names it for good, so that it can be put off. */
export const todo = z.object({
  item: z.string(),
  kind: z.enum(todoKinds),
  /** The student's, the assignment's or the course's name. */
  name: z.string(),
  student_id: z.nullable(z.int()),
  /** The student of `student_id`, or the first whom homework waits for, at most `todoStudents`; `count` is how many there are. */
  students: z.array(namedStudent),
  /** How many things wait behind this one. */
  count: z.int().check(z.positive()),
  /** The page that shows it. */
  url: z.string(),
  /** Null for a class to which no feedback was given yet. */
  since: z.nullable(moment),
  due_at: z.nullable(moment),
  snoozed_until: z.nullable(moment),
  snooze_reason: z.nullable(z.string()),
});
export type Todo = z.output<typeof todo>;

/** How much time is left to enter scores: days, the last day, or none. */
export function timeLeft(daysLeft: number): 'left' | 'lastDay' | 'over' {
  if (daysLeft === 0) return 'lastDay';
  return daysLeft < 0 ? 'over' : 'left';
}

export const snoozeReasonLength = { minimum: 2, maximum: 100 } as const;

/** Why a student needs a person now. */
export const attentionReasons = ['wrongStreak', 'tooFast', 'idle', 'homeworkOverdue'] as const;
export type AttentionReason = (typeof attentionReasons)[number];

/** What a student is reminded of: what needs a person now, a foundation that was not begun, or a restart to confirm. */
export type ReminderReason =
  | AttentionReason
  | 'notActivated'
  | 'restartWaiting'
  /** One assignment. */
  | `homework.${number}`;

/** What the first action on such a student is. */
const attentionActions = ['open', 'message'] as const;

/** How many students one call reminds at most. */
export const mostReminded = 200;

/** How asking to remind a student ended: nobody is reminded twice a day of one thing, or of what has passed. */
export const reminderOutcomes = ['sent', 'already', 'notNeeded', 'notYours'] as const;

/** What a reminder can be of: `homework` is any assignment. */
const reminderKinds = [...attentionReasons, 'notActivated', 'restartWaiting', 'homework'] as const;

/** Who has reminded a student today, when, and of what; `homework_name` is null unless it was of homework. */
export const reminder = z.object({
  by: z.string(),
  at: moment,
  kind: z.enum(reminderKinds),
  homework_name: z.nullable(z.string()),
});
export type Reminder = z.output<typeof reminder>;

/** How it ended for one student; `reminder` is the one of today. */
export const reminderOutcome = z.object({
  student_id: z.int(),
  outcome: z.enum(reminderOutcomes),
  reminder: z.nullable(reminder),
});
export type ReminderOutcome = z.output<typeof reminderOutcome>;
/** Whether a student was, or would be, reminded. */
export const isSent = ({ outcome }: { readonly outcome: string }) => outcome === 'sent';
/** Whether all of them were reminded. */
export const areAllReminded = (results: readonly ReminderOutcome[]) => results.every(isSent);

/** How reminding would end for each student: sent to those in the list, who can be reminded of something, that had no reminder today. */
export const foreseenOutcomes = (
  ids: readonly number[],
  list: readonly Pick<Attention, 'student_id' | 'reminded'>[],
): ReminderOutcome[] =>
  ids.map((student_id) => {
    const found = list.find((one) => one.student_id === student_id);
    const reminder = found?.reminded ?? null;
    if (found === undefined) return { student_id, outcome: 'notNeeded', reminder };
    return { student_id, outcome: reminder === null ? 'sent' : 'already', reminder };
  });

/** How many knowledge points of today went all right, had some wrong answers, and many. */
export const pointsToday = z.object({ green: z.int(), orange: z.int(), red: z.int() });
export type PointsToday = z.output<typeof pointsToday>;

/** A student who needs a person now, with what it is counted from. */
export const attention = z.object({
  student_id: z.int(),
  name: z.string(),
  username: z.string(),
  grade: namedStudent.shape.grade,
  reason: z.enum(attentionReasons),
  /** How many rows prove it: wrong answers in a row, answers under 15 s, idle minutes, and so on. */
  evidence_count: z.int().check(z.positive()),
  action: z.enum(attentionActions),
  url: z.string(),
  since: moment,
  /** Null while nobody has reminded the student of this reason today. */
  reminded: z.nullable(reminder),
  points: pointsToday,
});
export type Attention = z.output<typeof attention>;

/** A class meeting in the schedule. */
export const meeting = z.object({
  meeting_id: z.int(),
  course_id: z.int(),
  course_name: z.string(),
  lesson_id: z.nullable(z.int()),
  lesson_name: z.nullable(z.string()),
  room: z.string(),
  starts_at: moment,
  ends_at: moment,
  student_count: z.int(),
});
export type Meeting = z.output<typeof meeting>;

/** One day of the study week, over all students that the account sees; times in seconds. */
export const studyDay = z.object({
  day,
  active_count: z.int(),
  total_seconds: z.int(),
  effective_seconds: z.int(),
  foundation_seconds: z.int(),
  synchronous_seconds: z.int(),
  answer_count: z.int(),
  right_count: z.int(),
});
export type StudyDay = z.output<typeof studyDay>;

/** How many students have each health level. */
export const healthCounts = recordOf(healthLevels, count);

/** The wrong answers of so many days are counted, up to today; the answer history has the same preset. */
export const mistakeDays = 7;

/** Scores that are due, and when functions freeze without them [SCREEN-013]. */
export const scoreWarning = z.object({
  exam: z.enum(['midterm', 'final']),
  due_on: day,
  days_left: z.int(),
  missing_count: z.int(),
});
export type ScoreWarning = z.output<typeof scoreWarning>;
