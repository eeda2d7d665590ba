import { trainingCourseInfo } from '../../contract/training';
import { absentOrLost, lost } from '../parts/record.paths';
import { sampleOf } from '../parts/sample.paths';

const path = trainingCourseInfo.path;
const sample = sampleOf(trainingCourseInfo.answer);
const at = sample.as_of;
const later = '2026-11-20T14:31:00+08:00';
const [first, second] = [
  { lesson_id: 1, name: 'Ask before you remind', minutes: 7, done_at: null },
  { lesson_id: 2, name: 'Praise what was done', minutes: 8, done_at: null },
];
const course = { ...sample.course, lesson_count: 2, minutes: 15, finished_at: null };
const paragraphs = ['Ask what the problem is.', 'Remind once a day.'];

const notJoined = {
  ...{ ...sample, course: { ...course, done_count: 0, joined_at: null } },
  ...{ lessons: [first, second], lesson: { ...first, paragraphs } },
};
const joined = { ...notJoined, course: { ...course, done_count: 0, joined_at: at } };
const done = { ...first, done_at: at };
const begun = {
  ...{ ...joined, course: { ...joined.course, done_count: 1 } },
  ...{ lessons: [done, second], lesson: { ...done, paragraphs } },
};
const finished = {
  ...{ ...begun, course: { ...joined.course, done_count: 2, finished_at: at } },
  lessons: [done, { ...second, done_at: at }],
};

/** What QA plans the paths of one training course with. */
export const trainingCoursePaths = {
  inputs: {
    course: { payload: { course_id: 12 }, scope: {} },
    none: { payload: { course_id: 0 }, scope: {} },
  },
  events: {
    'socket.received': [
      { message: { type: 'training.changed', id: 12 } },
      { message: { type: 'training.changed', id: 13 } },
    ],
  },
  outcomes: {
    load: {
      // Nobody leaves a course, so that nothing but the time is other than it was.
      done: ({ context: { answer } }: { context: { answer: typeof sample | null } }) => [
        answer === null ? notJoined : { ...answer, as_of: answer.as_of === at ? later : at },
      ],
      error: absentOrLost(path),
    },
    join: { done: [joined], error: [lost(path)] },
    finish: { done: [begun, finished], error: [lost(path)] },
    reopen: { done: [joined], error: [lost(path)] },
  },
} as const;
