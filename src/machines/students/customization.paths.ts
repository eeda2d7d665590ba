import { CallFailure } from '../../contract/failure';

const [asOf, later] = ['2026-11-20T14:30:00+08:00', '2026-11-20T14:35:00+08:00'];

/** A plan that holds until it is changed. */
export const samplePlan = {
  ...{ revision: 7, minutes: 30, questions: 20, weekdays: ['1' as const, '5' as const] },
  ...{ until: null, note: 'Begin with the error book', by: 'Zhou', at: asOf },
};
/** A student with a plan, and one whose plan may not be changed. */
export const sampleCustomization = {
  plan: samplePlan,
  is_in_force: true,
  days: [
    {
      ...{ day: '2026-11-19', goal_minutes: 0, minutes: 12, goal_questions: 0, questions: 8 },
      is_over: true,
    },
    {
      ...{ day: '2026-11-20', goal_minutes: 30, minutes: 25, goal_questions: 20, questions: 21 },
      is_over: false,
    },
  ],
  history: [samplePlan, { ...samplePlan, revision: 6, until: '2026-10-31' }],
  freezes: [],
  as_of: asOf,
};
export const frozenCustomization = {
  ...sampleCustomization,
  ...{ plan: null, is_in_force: false, history: [] },
  freezes: [{ reason: 'profileIncomplete' as const, since: asOf }],
  as_of: later,
};

/** Samples for the paths of what is customized for a student; the form has paths of its own. */
export const customizationPaths = {
  inputs: {
    student: {
      payload: { subject_id: 3, student_id: 5 },
      scope: { name: 'Ann', username: 'ann7' },
    },
  },
  events: {
    'socket.received': [
      { message: { type: 'student.changed' as const, student_id: 5 } },
      { message: { type: 'student.changed' as const, student_id: 6 } },
    ],
  },
  outcomes: {
    load: {
      done: ({ context: { answer } }: { context: Memory }) => [
        answer?.as_of === asOf ? frozenCustomization : sampleCustomization,
      ],
      error: [new CallFailure('network', { path: '/student/customization' })],
    },
    studyPlanning: {
      done: [
        {
          values: { minutes: '30', questions: '20', weekdays: ['1'], until: '', note: '' },
          answer: { plan: samplePlan },
        },
      ],
    },
  },
  project: ({ answer, failure, isOvertaken }: Memory) => ({
    asOf: answer?.as_of ?? null,
    ...{ isFailed: failure !== null, isOvertaken },
  }),
};

interface Memory {
  readonly answer: { readonly as_of: string } | null;
  readonly failure: object | null;
  readonly isOvertaken: boolean;
}
