import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import { sampleStudent as student } from './studentRows.paths';

const info = {
  student,
  courses: [],
  is_profile_complete: true,
  as_of: '2026-11-20T14:30:00+08:00',
};
const unsupervised = { ...info, student: { ...student, kind: 'nonSupervised' as const } };

const page = { subjectId: 3, studentId: 5, view: 'homework', address: {} } as const;
const path = '/student/info';

/** What QA plans the paths of one student's page with. */
export const studentDetailPaths = {
  inputs: {
    homework: page,
    customization: { ...page, view: 'customization' as const },
    report: { ...page, view: 'report' as const },
    nobody: { ...page, studentId: 0 },
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
      done: [info, unsupervised],
      error: [
        new CallFailure('network', { path }),
        new CallFailure('code', { path, code: codes.absent }),
      ],
    },
  },
  /** What decides how it goes on. */
  project: ({ studentId, view, info: known, failure }: Memory) => ({
    hasId: studentId > 0,
    view,
    kind: known?.student.kind ?? null,
    isFailed: failure !== null,
  }),
};

interface Memory {
  readonly studentId: number;
  readonly view: string;
  readonly info: { readonly student: { readonly kind: string } } | null;
  readonly failure: object | null;
}
