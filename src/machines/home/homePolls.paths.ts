import type { AnswerOf } from '../../contract/call';
import type * as calls from '../../contract/home';
import { pollPaths } from '../parts/poll.paths';

const payload = { subject_id: 2 };
const asOf = '2026-11-20T14:30:00+08:00';
const none = { list: [], total: 0, as_of: asOf };

const dayOfStudy = { active_count: 18, total_seconds: 64_800, effective_seconds: 51_300 };
const answered = { foundation_seconds: 21_600, synchronous_seconds: 29_700, answer_count: 640 };
const week = ['14', '15', '16', '17', '18', '19', '20'].map((day, index) => ({
  day: `2026-11-${day}`,
  ...dayOfStudy,
  ...answered,
  right_count: 400 + index * 20,
}));

/** An answer of each call of the page, as a server gives it. */
export const homeAnswers = {
  attentionList: {
    list: [
      {
        ...{
          student_id: 1,
          name: 'Lin Xiaoman',
          username: 'linxm',
          grade: 7,
          reason: 'wrongStreak',
        },
        ...{ evidence_count: 6, action: 'open', since: '2026-11-20T14:05:00+08:00' },
        url: '/answerHistoryEntry/index?student_id=1',
        reminded: null,
        points: { green: 12, orange: 3, red: 1 },
      },
      {
        ...{ student_id: 2, name: 'Chen Yu', username: 'cheny', grade: 8, reason: 'idle' },
        ...{ evidence_count: 25, action: 'message', since: '2026-11-20T13:40:00+08:00' },
        url: '/student/detail?student_id=2&tab=behaviour',
        reminded: null,
        points: { green: 0, orange: 0, red: 0 },
      },
    ],
    total: 2,
    as_of: asOf,
  },
  todoList: {
    list: [
      {
        ...{
          item: 'homeworkEnding:4',
          kind: 'homeworkEnding',
          name: 'Fractions',
          student_id: null,
          students: [
            { name: 'Chen Yu', username: 'cheny', grade: 8 },
            { name: 'Lin Xiaoman', username: 'linxm', grade: 7 },
            { name: 'Wu Tong', username: 'wut', grade: 8 },
          ],
        },
        ...{ count: 5, url: '/homework/list?homework_id=4&status=incomplete' },
        ...{ since: '2026-11-18T09:00:00+08:00', due_at: '2026-11-20T16:00:00+08:00' },
        ...{ snoozed_until: null, snooze_reason: null },
      },
      {
        ...{
          item: 'essayToCorrect:7',
          kind: 'essayToCorrect',
          name: 'My town',
          student_id: null,
          students: [],
        },
        ...{ count: 12, url: '/homework/list?homework_id=7&status=toBeCorrected' },
        ...{ since: '2026-11-19T20:10:00+08:00', due_at: null },
        ...{ snoozed_until: null, snooze_reason: null },
      },
      {
        ...{
          item: 'homeworkFailed:9',
          kind: 'homeworkFailed',
          name: 'Angles',
          student_id: null,
          students: [],
        },
        ...{ count: 2, url: '/homework/list?homework_id=9', since: '2026-11-19T10:00:00+08:00' },
        ...{ due_at: null, snoozed_until: '2026-11-23T00:00:00+08:00' },
        snooze_reason: 'The card is being rewritten',
      },
    ],
    total: 3,
    as_of: asOf,
  },
  homeSummary: {
    ...{ student_count: 32, supervised_count: 26, active_today_count: 18, mistake_count: 47 },
    assigned: { students: 32, courses: 4 },
    health: { healthy: 14, subHealthy: 9, unhealthy: 4, assessing: 3, none: 2 },
    homework: {
      ...{ incomplete: 21, toBeCorrected: 12, corrected: 8 },
      ...{ completed: 96, expired: 5, invalid: 1 },
    },
    welcome_gift: { coins: 200, is_taken: false },
    score_warning: { exam: 'midterm', due_on: '2026-11-25', days_left: 5, missing_count: 11 },
    as_of: asOf,
  },
  schedules: {
    list: [
      {
        ...{ meeting_id: 1, course_id: 3, course_name: 'Mathematics 8', lesson_id: 31 },
        ...{ lesson_name: 'Congruent triangles', room: '302', student_count: 12 },
        ...{ starts_at: '2026-11-20T14:00:00+08:00', ends_at: '2026-11-20T15:30:00+08:00' },
      },
      {
        ...{ meeting_id: 2, course_id: 4, course_name: 'Mathematics 9', lesson_id: null },
        ...{ lesson_name: null, room: '105', student_count: 9 },
        ...{ starts_at: '2026-11-20T18:30:00+08:00', ends_at: '2026-11-20T20:00:00+08:00' },
      },
    ],
    total: 2,
    as_of: asOf,
  },
  recentLessons: {
    list: [
      {
        ...{ lesson_id: 31, lesson_name: 'Congruent triangles', course_id: 3, student_count: 7 },
        ...{ course_name: 'Mathematics 8', last_active_at: '2026-11-20T14:21:00+08:00' },
      },
    ],
    total: 1,
    as_of: asOf,
  },
  latestReports: {
    list: [
      {
        ...{ report_id: 1, student_id: 1, student_name: 'Lin Xiaoman' },
        ...{ username: 'lin', title: '2026-11-19' },
        ...{ kind: 'daily', at: '2026-11-19T21:30:00+08:00' },
      },
    ],
    total: 1,
    as_of: asOf,
  },
  studyWeek: { list: week, total: week.length, as_of: asOf },
} satisfies { [Name in keyof typeof calls]?: AnswerOf<(typeof calls)[Name]> };

const day = { ...payload, from: '2026-11-20', to: '2026-11-20' };

/** Samples for the paths of the page's blocks: something and nothing. */
export const attentionPollPaths = pollPaths({
  payload,
  answers: [homeAnswers.attentionList, none],
});
export const todoPollPaths = pollPaths({ payload, answers: [homeAnswers.todoList, none] });
export const summaryPollPaths = pollPaths({ payload, answers: [homeAnswers.homeSummary] });
export const meetingPollPaths = pollPaths({ payload: day, answers: [homeAnswers.schedules, none] });
export const lessonPollPaths = pollPaths({ payload, answers: [homeAnswers.recentLessons, none] });
export const reportPollPaths = pollPaths({ payload, answers: [homeAnswers.latestReports, none] });
export const weekPollPaths = pollPaths({ payload, answers: [homeAnswers.studyWeek] });
