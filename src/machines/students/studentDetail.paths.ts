import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import type { StudentView } from './studentDetail';
import { sampleStudent as student } from './studentRows.paths';

export const sampleInfo = {
  student,
  courses: [
    {
      ...{ course_id: 11, name: 'Algebra', joined_at: '2026-09-01T08:00:00+08:00' },
      ...{ last_active_at: null, lessons_learned: 2, lesson_count: 9 },
      ...{ stage: 'studying' as const, level: 3, next_level: null },
    },
  ],
  is_profile_complete: true,
  as_of: '2026-11-20T14:30:00+08:00',
};
const later = { ...sampleInfo, as_of: '2026-11-20T14:35:00+08:00' };
export const unsupervisedInfo = {
  ...sampleInfo,
  courses: [],
  student: { ...student, kind: 'nonSupervised' as const },
};

const payload = { subject_id: 3, student_id: 5 };
const at = <View extends StudentView>(view: View) => ({
  payload,
  scope: {
    view,
    courseId: null,
    span: 'week' as const,
    address: {},
    from: {},
    mayReward: view !== 'report',
  },
});
const path = '/student/info';

/** Samples for the paths of one student's page. */
export const studentDetailPaths = {
  inputs: {
    overview: at('overview'),
    homework: at('homework'),
    customization: at('customization'),
    lockUnlock: at('lockUnlock'),
    report: at('report'),
    history: at('history'),
    errorBook: at('errorBook'),
    studyTime: at('studyTime'),
    behaviour: at('behaviour'),
    foundationMode: at('foundationMode'),
    rebuildFoundation: at('rebuildFoundation'),
    nobody: { ...at('homework'), payload: { ...payload, student_id: 0 } },
  },
  events: {
    'socket.received': [
      { message: { type: 'student.changed' as const, student_id: 5 } },
      { message: { type: 'student.changed' as const, student_id: 6 } },
      { message: { type: 'homework.changed' as const } },
    ],
  },
  outcomes: {
    load: {
      // Each answer differs from the last, so that one that is dropped is noticed.
      done: ({ context: { answer } }: { context: Memory }) => [
        answer?.as_of === sampleInfo.as_of ? later : sampleInfo,
        unsupervisedInfo,
      ],
      error: [
        new CallFailure('network', { path }),
        new CallFailure('code', { path, code: codes.absent }),
      ],
    },
    askCustomerRecord: {
      done: [{ go_url: 'https://crm.example/customer?student=5' }],
      error: [new CallFailure('network', { path: '/student/crmUserInfoUrl' })],
    },
    studentReminder: { done: [{ isReminded: true }] },
  },
  /** The part of the context that decides the next steps. */
  project: ({ payload: asked, scope, answer, failure, isOvertaken }: Memory) => ({
    hasId: asked.student_id > 0,
    view: scope.view,
    ...{ kind: answer?.student.kind ?? null, asOf: answer?.as_of ?? null },
    isFailed: failure !== null,
    isOvertaken,
  }),
};

interface Memory {
  readonly payload: { readonly student_id: number };
  readonly scope: { readonly view: string };
  readonly answer: { readonly as_of: string; readonly student: { readonly kind: string } } | null;
  readonly failure: object | null;
  readonly isOvertaken: boolean;
}
