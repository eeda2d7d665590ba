// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import approvals from '../../../locales/en/approvals.json';
import parts from '../../../locales/en/parts.json';
import type { CodeName } from '../../../src/contract/codes';
import { applicationRow } from '../../../src/domain/approvals';
import { applicationDecision } from '../../../src/machines/approvals/applicationDecision';
import { sampleOf } from '../../../src/machines/parts/sample.paths';
import { DecisionDialog } from '../../../src/ui/approvals/DecisionDialog';
import { refusal } from '../../machines/fakes';
import { run } from '../../machines/parts/world';
import { showView } from '../showView';

const application = { ...sampleOf(applicationRow), status: 'pending' as const };

/** The dialog of an approval with a draft on offer, once the server has refused it. */
async function showRefused(name: CodeName): Promise<void> {
  const { actor, last } = run(applicationDecision, {
    scope: { subject_id: 2, application, decision: 'approved', evaluation: null },
    draftKey: 'applicationDecision.1.approved',
  });
  const content = { remark: 'Agreed' };
  await last().answer([{ place: 'applicationDecision.1.approved', content, savedAt: 1000 }]);
  actor.send({ type: 'submit.requested' });
  await last().fail(refusal(name, 'The server said no'));
  showView(<DecisionDialog actor={actor} onCancel={() => undefined} />);
}

const shown = () => ({
  remark: screen.queryByLabelText(new RegExp(approvals.decide.approved.remark)) !== null,
  submit: document.querySelector('button[type=submit]') !== null,
  restore: screen.queryByRole('button', { name: parts.draft.restore }) !== null,
});

it('[CALL-098] a failed server leaves the remark, the submit button and the draft', async () => {
  await showRefused('failure');
  expect(screen.getByText('The server said no')).toBeTruthy();
  expect(shown()).toEqual({ remark: true, submit: true, restore: true });
});

it('[CALL-098] an application that somebody else decided on offers no field and no draft', async () => {
  await showRefused('conflict');
  expect(screen.getByText('The server said no')).toBeTruthy();
  expect(shown()).toEqual({ remark: false, submit: false, restore: false });
});
