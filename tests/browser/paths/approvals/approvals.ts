import type { Locator } from '@playwright/test';
import type { ApplicationDecision } from '../../../../src/domain/approvals';
import { applicationDecision } from '../../../../src/machines/approvals/applicationDecision';
import { applicationDecisionPaths } from '../../../../src/machines/approvals/applicationDecision.paths';
import { applicationsDecision } from '../../../../src/machines/approvals/applicationsDecision';
import { applicationsDecisionPaths } from '../../../../src/machines/approvals/applicationsDecision.paths';
import { applicationRows } from '../../../../src/machines/approvals/applicationRows';
import { applicationRowsPaths } from '../../../../src/machines/approvals/applicationRows.paths';
import { approvals } from '../../../../src/machines/approvals/approvals';
import { approvalsPaths } from '../../../../src/machines/approvals/approvals.paths';
import { applicationList } from '../../../../src/contract/approvals';
import { createClient } from '../../../server/rig/client';
import { expect } from '../../world';
import { come } from '../come';
import { type Answer, lost, really, sending } from '../answers';
import { collectionAdapter } from '../collection';
import { choosingTab } from '../collectionFilters';
import { button, leaveDialog } from '../controls';
import { comeBackToDraft } from '../drafts';
import { formAdapter } from '../form';
import type { ScreenAdapter, Walk } from '../adapter';

const address = '/courseTimeApply/list?subject_id=2';

/** What decides on the first application that waits. */
function opener({ page, say }: Walk, { decision }: { decision: ApplicationDecision }): Locator {
  const name = say(`approvals:decide.${decision}.openFor`, { name: '#' }).replace('#', '.+');
  return page.getByRole('button', { name: new RegExp(`^${name}$`) }).first();
}

/** The box that ticks the first application. */
const firstTick = ({ page }: Walk): Locator => page.getByRole('row').nth(1).getByRole('checkbox');

/** Ticks an application, and begins to decide on what is ticked. */
async function decideTicked(box: Locator, { page, say }: Walk): Promise<void> {
  await box.check();
  await page.getByRole('button', { name: say('approvals:several.open'), exact: true }).click();
}

const send = ({ page }: Walk): Locator => page.getByRole('dialog').locator('button[type=submit]');
const remark = ({ page }: Walk): Locator => page.getByRole('dialog').getByRole('textbox');

/** Writes something, and sends it. */
const decide: Answer = async (_, walk) => {
  await remark(walk).fill('Later');
  await send(walk).click();
};

/** The applications for class hours. */
export const rowsAdapter = collectionAdapter({
  chart: applicationRows,
  catalogue: applicationRowsPaths,
  words: 'approvals',
  enter: address,
  search: { text: '陶' },
  filter: choosingTab('approvals:status', 'pending'),
});

/** The page, with the dialog that decides. */
export const approvalsAdapter: ScreenAdapter = {
  chart: approvals,
  catalogue: {
    ...approvalsPaths,
    // Nobody can decide on nothing.
    events: {
      ...approvalsPaths.events,
      'decisions.requested': approvalsPaths.events['decisions.requested'].slice(0, 1),
    },
  },
  enter: (walk) => come(walk, address),
  events: {
    'decision.requested': { find: opener },
    'decisions.requested': {
      find: firstTick,
      use: (box: Locator, _: { type: string }, walk: Walk) => decideTicked(box, walk),
    },
    'decision.cancelled': leaveDialog,
    'application.retried': button('parts:failed.retry'),
  },
  answers: {
    askApplication: { done: [really], error: [lost] },
    applicationDecision: { done: [decide] },
    applicationsDecision: { done: [decide] },
  },
};

const restore = button('parts:draft.restore');

/** The id of the first application that waits. */
async function firstPending({ world }: Walk): Promise<number | undefined> {
  const pending = { subject_id: 2, status: 'pending', page: 1, page_size: 1 } as const;
  const { list } = await createClient(world.address).ask(applicationList, pending, { as: 'zhou' });
  return list[0]?.application_id;
}

/** An approval, which needs no remark, or a rejection, which does. */
export const decisionAdapter: ScreenAdapter = {
  chart: applicationDecision,
  catalogue: applicationDecisionPaths,
  async enter(walk, start) {
    const decision = start === 'rejection' ? 'rejected' : 'approved';
    await comeBackToDraft(walk, 'zhou', address, {
      key: `applicationDecision.${String(await firstPending(walk))}.${decision}`,
      content: { remark: 'Agreed' },
    });
    await opener(walk, { decision }).click();
    await expect(restore.find(walk)).toBeVisible();
  },
  events: {
    'field.changed': {
      find: remark,
      use: (field: Locator, { value }: { type: string; value: string }) => field.fill(value),
    },
    'submit.requested': { find: send },
    'content.restored': restore,
  },
  answers: {
    submit: { done: [really], error: [lost, sending({ remark: 'x'.repeat(201) })] },
    draft: { done: [really] },
  },
  atOnce: ['draft'],
  elsewhere: { 'applicationDecision.open|scope.renewed|0': 'a part of the form asks for it' },
};

const several = formAdapter({
  chart: applicationsDecision,
  catalogue: applicationsDecisionPaths,
  words: 'approvals:several',
  async enter(walk) {
    await comeBackToDraft(walk, 'zhou', address, {
      key: `applicationsDecision.${String(await firstPending(walk))}`,
      content: { decision: 'approved', remark: 'Agreed' },
    });
    await decideTicked(firstTick(walk), walk);
  },
  submit: { find: send },
  errors: [lost, sending({ remark: 'x'.repeat(201) })],
});

/** One decision for several; the label of the remark says more where it may be left out. */
export const decisionsAdapter: ScreenAdapter = {
  ...several,
  events: {
    ...several.events,
    'field.changed': {
      find: remark,
      use: (field: Locator, { value }: { type: string; value: string }) => field.fill(value),
    },
    'field.left': { trigger: (walk: Walk) => remark(walk).blur() },
  },
};
