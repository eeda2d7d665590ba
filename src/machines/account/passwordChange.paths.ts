import type { SnapshotFrom } from 'xstate';
import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import type { passwordChange } from './passwordChange';
import { lost } from '../parts/record.paths';

const refused = (path: string) => new CallFailure('code', { path, code: codes.wrongCredentials });
const shown = '/teacher/checkUserPassword';
const saved = '/teacher/updatePassword';

/** Samples for the paths of a new password. */
export const passwordChangePaths = {
  input: { username: 'zhou', subjectId: 2 },
  events: {
    'field.changed': [
      { field: 'current', value: 'demo1234' },
      { field: 'password', value: 'demo1234' },
      { field: 'password', value: 'spring2026' },
      { field: 'confirmation', value: 'spring2026' },
      { field: 'confirmation', value: 'winter2026' },
    ],
    'field.left': [{ field: 'password' }],
  },
  outcomes: {
    prove: { done: [{ userId: 101, userName: 'zhou' }], error: [lost(shown), refused(shown)] },
    save: { done: [{}], error: [lost(saved), refused(saved)] },
  },
  project: ({
    values,
    touched,
    attempts,
    refused: said,
    isProven,
  }: SnapshotFrom<typeof passwordChange>['context']) => ({
    ...{ values, touched, hasTried: attempts > 0, said, isProven },
  }),
} as const;
