import { expect, it } from 'vitest';
import { applicationStatuses } from '../../../src/domain/approvals';
import {
  type Application,
  classHourApplication,
  nextApplication,
} from '../../../src/machines/approvals/classHourApplication';

const decided = { by: 101, at: '2026-11-20T14:30:00+08:00' };
const evaluate = { type: 'evaluation.finished' } as const;
const approve = { type: 'application.approved', ...decided } as const;
const reject = { type: 'application.rejected', ...decided } as const;

function application(status: Application['status']): Application {
  return { status, decidedBy: null, decidedAt: null };
}

it('[CHA-01] waits to be decided on once it is evaluated', () => {
  expect(nextApplication(application('evaluating'), evaluate)).toEqual(application('pending'));
});

it.each([
  ['[CHA-02] [ROLE-057] is approved', approve, 'approved'],
  ['[CHA-03] [ROLE-058] is rejected', reject, 'rejected'],
] as const)('%s, with who decided and when', (_, event, status) => {
  expect(nextApplication(application('pending'), event)).toEqual({
    status,
    decidedBy: 101,
    decidedAt: decided.at,
  });
});

it.each([
  ['while it is evaluated', 'evaluating', [approve, reject]],
  ['that waits already', 'pending', [evaluate]],
  ['that is approved', 'approved', [evaluate, approve, reject]],
  ['that is rejected', 'rejected', [evaluate, approve, reject]],
] as const)('%s nothing else may happen to it', (_, status, events) => {
  expect(events.map((event) => nextApplication(application(status), event))).toEqual(
    events.map(() => null),
  );
});

it('[ENTITY-033] has the states that the domain stores', () => {
  expect(Object.keys(classHourApplication.states).sort()).toEqual([...applicationStatuses].sort());
});
