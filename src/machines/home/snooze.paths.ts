import type { SnapshotFrom } from 'xstate';
import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import type { snooze } from './snooze';

const path = '/home/snoozeTodo';
const thing = { item: 'essayToCorrect:7', kind: 'essayToCorrect', name: 'My town' } as const;
const scope = { ...thing, subject_id: 2, today: '2026-11-20' };
const past = { issues: [{ field: 'until', rule: 'past' }] };

type Memory = SnapshotFrom<typeof snooze>['context'];

/** Samples for the paths of putting a thing off. */
export const snoozePaths = {
  inputs: {
    essay: { scope, values: { until: '2026-11-21' }, draftKey: `snooze.${thing.item}` },
  },
  events: {
    'field.changed': [
      { field: 'reason', value: 'The class is on a trip' },
      { field: 'until', value: '2026-11-20' },
    ],
    'content.restored': [{ content: { reason: 'The class is on a trip' } }],
  },
  outcomes: {
    // It ends only when it is told that all is sent.
    draft: { done: ({ value }: { value: unknown }) => (value === 'tidying' ? [null] : []) },
    submit: {
      done: [{}],
      error: [
        new CallFailure('code', { path, code: codes.badPayload, data: past }),
        new CallFailure('network', { path }),
      ],
    },
  },
  project: ({ values, touched, failure }: Memory) => ({ values, touched, failure }),
} as const;
