import type { SnapshotFrom } from 'xstate';
import { CallFailure } from '../../contract/failure';
import type { passwordChange } from './passwordChange';

/** Samples for the paths of a new password. */
export const passwordChangePaths = {
  events: {
    'field.changed': [
      { field: 'password', value: 'autumn2026' },
      { field: 'confirmation', value: 'autumn2026' },
      { field: 'confirmation', value: 'winter2026' },
    ],
    'field.left': [{ field: 'password' }],
  },
  outcomes: {
    save: { done: [{}], error: [new CallFailure('network', { path: '/teacher/updatePassword' })] },
  },
  project: ({ values, touched, attempts }: SnapshotFrom<typeof passwordChange>['context']) => ({
    values,
    touched,
    hasTried: attempts > 0,
  }),
} as const;
