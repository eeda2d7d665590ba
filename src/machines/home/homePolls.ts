import {
  attentionList,
  homeSummary,
  latestReports,
  recentLessons,
  schedules,
  studyWeek,
  todoList,
} from '../../contract/home';
import { todoEvery } from '../../domain/limits';
import { poll } from '../parts/poll';

/** Ms between two looks at what changes by the minute, and at what changes by the hour. */
const soon = 60_000;
const seldom = 300_000;

/** Who needs a person now [CALL-104]. */
export const attentionPoll = poll({ id: 'attentionPoll', call: attentionList, every: soon });

/** What waits for the analyst, every 15 s [SCREEN-007, LIVE-007, CONST-064]. */
export const todoPoll = poll({ id: 'todoPoll', call: todoList, every: todoEvery });

/** The numbers of the page [SCREEN-006, SCREEN-008, SCREEN-011]. */
export const summaryPoll = poll({ id: 'summaryPoll', call: homeSummary, every: soon });

/** The meetings of a day [CALL-105, SCREEN-003]. */
export const meetingPoll = poll({ id: 'meetingPoll', call: schedules, every: seldom });

/** The lessons that students learned last [SCREEN-004]. */
export const lessonPoll = poll({ id: 'lessonPoll', call: recentLessons, every: seldom });

/** The latest reports [SCREEN-005]. */
export const reportPoll = poll({ id: 'reportPoll', call: latestReports, every: seldom });

/** The last seven days [CALL-108, SCREEN-009, SCREEN-010]. */
export const weekPoll = poll({ id: 'weekPoll', call: studyWeek, every: seldom });
