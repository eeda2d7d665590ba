// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import approvals from '../../../locales/en/approvals.json';
import parts from '../../../locales/en/parts.json';
import type { CodeName } from '../../../src/contract/codes';
import { type ApplicationRow, applicationRow } from '../../../src/domain/approvals';
import { applicationDecision } from '../../../src/machines/approvals/applicationDecision';
import { sampleOf } from '../../../src/machines/parts/sample.paths';
import { DecisionDialog } from '../../../src/ui/approvals/DecisionDialog';
import { refusal } from '../../machines/fakes';
import { run } from '../../machines/parts/world';
import { showView } from '../showView';

const application = { ...sampleOf(applicationRow), status: 'pending' as const };

it('[CALL-097] says what has changed while it is open, and keeps what was typed', () => {
  const { actor } = run(applicationDecision, {
    scope: { subject_id: 2, application, decision: 'rejected', evaluation: null },
  });
  showView(<DecisionDialog actor={actor} onCancel={() => undefined} />);
  const write = { type: 'field.changed', field: 'remark', value: 'Next month' } as const;
  act(() => actor.send(write));
  const renew = (change: Partial<ApplicationRow>) =>
    act(() =>
      actor.send({ type: 'scope.renewed', scope: { application: { ...application, ...change } } }),
    );
  renew({ balance: 8 });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'No hours are added: what is left stays 81 were left when you opened this.',
  );
  expect(screen.getByDisplayValue('Next month')).toBeTruthy();
  renew({ status: 'approved', decided_by: 'Zhou' });
  expect(screen.getByText('Zhou has approved it already.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Next month')).toBeTruthy();
  expect(document.querySelector('button[type=submit]')).toBeNull();
});

/** The dialog of an approval with a draft on offer, once the server has refused it. */
async function showRefused(name: CodeName): Promise<void> {
  const { actor, last } = run(applicationDecision, {
    scope: { subject_id: 2, application, decision: 'approved', evaluation: null },
    draftKey: 'applicationDecision.1.approved',
  });
  const content = { remark: 'Agreed' };
  await last().answer([{ place: 'applicationDecision.1.approved', content, savedAt: 1000 }]);
  actor.send({ type: 'field.changed', field: 'remark', value: 'Agreed indeed' });
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
  expect(screen.getByText('Agreed indeed')).toBeTruthy();
});
