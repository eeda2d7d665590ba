import { expect, it } from 'vitest';
import type { CodeName } from '../../../src/contract/codes';
import { applicationRow } from '../../../src/domain/approvals';
import {
  applicationDecision,
  selectIsOver,
} from '../../../src/machines/approvals/applicationDecision';
import { sampleOf } from '../../../src/machines/parts/sample.paths';
import { noAnswer, refusal } from '../fakes';
import { run } from '../parts/world';

const application = { ...sampleOf(applicationRow), status: 'pending' as const };

/** Whether nothing is left to decide once sending the decision has failed. */
async function isOverAfter(error: Error): Promise<boolean> {
  const { actor, last } = run(applicationDecision, {
    scope: { subject_id: 2, application, decision: 'approved', evaluation: null },
  });
  actor.send({ type: 'submit.requested' });
  await last().fail(error);
  return selectIsOver(actor.getSnapshot());
}

it.each<CodeName>(['conflict', 'absent', 'forbidden'])(
  '[CALL-098] an application cannot be decided on any more after the refusal %s',
  async (name) => {
    expect(await isOverAfter(refusal(name, 'No'))).toBe(true);
  },
);

it.each<CodeName>(['failure', 'throttled', 'badPayload', 'notBuilt'])(
  '[CALL-098] a decision may be sent again after the refusal %s',
  async (name) => {
    expect(await isOverAfter(refusal(name, 'No'))).toBe(false);
  },
);

it('[CALL-098] a decision may be sent again after no answer', async () => {
  expect(await isOverAfter(noAnswer())).toBe(false);
});
