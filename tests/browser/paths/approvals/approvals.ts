import type { Locator } from '@playwright/test';
import type { ApplicationDecision } from '../../../../src/domain/approvals';
import { applicationDecision } from '../../../../src/machines/approvals/applicationDecision';
import { applicationDecisionPaths } from '../../../../src/machines/approvals/applicationDecision.paths';
import { applicationRows } from '../../../../src/machines/approvals/applicationRows';
import { applicationRowsPaths } from '../../../../src/machines/approvals/applicationRows.paths';
import { approvals } from '../../../../src/machines/approvals/approvals';
import { approvalsPaths } from '../../../../src/machines/approvals/approvals.paths';
import { applicationList } from '../../../../src/contract/approvals';
import { createClient } from '../../../server/rig/client';
import { comeBack, expect } from '../../world';
import { type Answer, lost, really, sending } from '../answers';
import { collectionAdapter } from '../collection';
import { choosingTab } from '../collectionFilters';
import { button } from '../controls';
import { comeBackToDraft } from '../drafts';
import type { ScreenAdapter, Walk } from '../adapter';

const address = '/courseTimeApply/list?subject_id=2';

/** What decides on the first application that waits. */
function opener({ page, say }: Walk, { decision }: { decision: ApplicationDecision }): Locator {
  const name = say(`approvals:decide.${decision}.openFor`, { name: '#' }).replace('#', '.+');
  return page.getByRole('button', { name: new RegExp(`^${name}$`) }).first();
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
  catalogue: approvalsPaths,
  enter: ({ page, world, language }) => comeBack(page, world, 'zhou', address, language),
  events: {
    'decision.requested': { find: opener },
    'decision.cancelled': {
      find: ({ page, say }) =>
        page
          .getByRole('dialog')
          .getByRole('button', {
            name: new RegExp(`^(${say('parts:dialog.cancel')}|${say('parts:dialog.close')})$`),
          })
          .last(),
    },
    'application.retried': button('parts:failed.retry'),
  },
  answers: {
    askApplication: { done: [really], error: [lost] },
    applicationDecision: { done: [decide] },
  },
};

const restore = button('parts:draft.restore');

/** An approval, which needs no remark. */
export const decisionAdapter: ScreenAdapter = {
  chart: applicationDecision,
  catalogue: applicationDecisionPaths,
  async enter(walk) {
    const client = createClient(walk.world.address);
    const pending = { subject_id: 2, status: 'pending', page: 1, page_size: 1 } as const;
    const { list } = await client.ask(applicationList, pending, { as: 'zhou' });
    await comeBackToDraft(walk, 'zhou', address, {
      key: `applicationDecision.${String(list[0]?.application_id)}.approved`,
      content: { remark: 'Agreed' },
    });
    await opener(walk, { decision: 'approved' }).click();
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
};
