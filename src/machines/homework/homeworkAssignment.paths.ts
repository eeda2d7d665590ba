import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import type { AssignmentValues } from './assignmentValues';

const requestId = '0123456789abcdef';
const unread = new CallFailure('shape', { path: '/homework/add', requestId, isChange: true });
const offline = new CallFailure('network', { path: '/homework/add' });
const broken = new CallFailure('code', { path: '/homework/add', code: 5000 });
const alreadyAssigned = new CallFailure('code', {
  path: '/homework/add',
  code: codes.alreadyAssigned,
});

const both = {
  card_id: 31,
  name: 'My garden',
  supports_composition: true,
  supports_adaptive: true,
};
const adaptiveOnly = { ...both, card_id: 32, name: 'Commas', supports_composition: false };
const filled = {
  name: 'Week 12',
  type: 'composition',
  essay_title: 'My garden',
  course_id: 11,
  lesson_id: 21,
  card_id: 31,
  student_ids: [1, 2],
  deadline: '2026-11-27T20:00:00+08:00',
} as const;

function outcomes(first: string, second: string) {
  return {
    not_yours: 1,
    outcomes: [
      { student_id: 1, name: 'Ann', username: 'ann', grade: 7, outcome: first },
      { student_id: 2, name: 'Bo', username: 'bo', grade: 7, outcome: second },
    ],
  };
}

function progress(status: string, second: string, reason: string | null) {
  return {
    ...{ status, is_own: true, withdrawn_at: null, deadline: filled.deadline },
    students: [
      { student_id: 1, name: 'Ann', username: 'ann', grade: 7, status: 'succeeded', reason: null },
      { student_id: 2, name: 'Bo', username: 'bo', grade: 7, status: second, reason },
    ],
    ...{ not_yours: 0, as_of: '2026-11-20T14:30:03+08:00' },
  };
}

/** Samples for the paths of an assignment. */
export const homeworkAssignmentPaths = {
  inputs: { opened: { subjectId: 3 }, arranged: { subjectId: 3, homeworkId: 41 } },
  events: {
    'field.changed': [{ field: 'essay_title', value: '' }],
    'field.left': [{ field: 'deadline' }],
    'type.chosen': [{ homeworkType: 'adaptive' }],
    'course.chosen': [{ courseId: 11 }],
    'lesson.chosen': [{ lessonId: 21 }],
    'card.chosen': [{ card: both }, { card: adaptiveOnly }],
    'students.listed': [
      {
        students: [
          { id: 1, refusal: null },
          { id: 2, refusal: 'notInCourse' },
        ],
      },
    ],
    'content.restored': [
      { content: { values: filled, card: both } },
      { content: { values: filled, card: both, unanswered: requestId } },
    ],
    'assignment.retried': [{ studentIds: [2] }],
    'clock.ticked': [{ now: Date.parse('2026-11-20T14:30:00+08:00') }],
  },
  outcomes: {
    check: {
      done: [
        outcomes('assignable', 'assignable'),
        outcomes('assignable', 'notLearned'),
        outcomes('alreadyAssigned', 'alreadyAssigned'),
        outcomes('noPoints', 'noPoints'),
      ],
      error: [offline],
    },
    add: {
      done: [{ homework_id: 41, status: 'arranging' }],
      error: [alreadyAssigned, offline, unread, broken],
    },
    findAdded: { done: [{ homework_id: 41 }, { homework_id: null }], error: [offline] },
    checkStatus: {
      done: [
        progress('arranging', 'arranging', null),
        progress('succeeded', 'succeeded', null),
        progress('failed', 'failed', 'noPoints'),
        progress('succeeded', 'failed', 'alreadyAssigned'),
        // Taken back meanwhile: it cannot be tried again.
        {
          ...progress('succeeded', 'failed', 'noPoints'),
          withdrawn_at: '2026-11-20T14:30:00+08:00',
        },
      ],
      error: [offline],
    },
    retry: {
      done: [
        progress('succeeded', 'succeeded', null),
        progress('failed', 'failed', 'noPoints'),
        progress('succeeded', 'failed', 'noPoints'),
      ],
      error: [offline],
    },
  },
  /** The part of the context that decides the next steps. */
  project: ({ values, card, attempts, outcomes, progress, ...rest }: AssignmentMemory) => ({
    values: { ...values, student_ids: values.student_ids.length > 0 },
    card: card?.card_id ?? 0,
    isFilledIn: values.course_id !== null,
    isAttempted: attempts > 0,
    outcomes: outcomes.map(({ outcome }) => outcome),
    progress: progress?.status ?? null,
    failed: (progress?.students ?? []).map(({ status }) => status === 'failed'),
    isWithdrawn: (progress?.withdrawn_at ?? null) !== null,
    isUnanswered: rest.unanswered !== undefined,
    homeworkId: rest.homeworkId,
    isDrafted: rest.isDrafted,
  }),
} as const;

interface AssignmentMemory {
  readonly values: AssignmentValues;
  readonly card: { readonly card_id: number } | null;
  readonly attempts: number;
  readonly outcomes: readonly { readonly outcome: string }[];
  readonly progress: {
    readonly status: string;
    readonly withdrawn_at: string | null;
    readonly students: readonly { readonly status: string }[];
  } | null;
  readonly homeworkId: number | null;
  readonly unanswered?: string | undefined;
  readonly isDrafted: boolean;
}
