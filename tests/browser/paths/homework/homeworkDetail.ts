import type { Locator } from '@playwright/test';
import { homeworkSummary } from '../../../../src/contract/homework';
import { withdrawalRefusal } from '../../../../src/domain/homework';
import { homeworkDetail } from '../../../../src/machines/homework/homeworkDetail';
import { homeworkDetailPaths } from '../../../../src/machines/homework/homeworkDetail.paths';
import { createClient } from '../../../server/rig/client';
import { comeBack, expect } from '../../world';
import { lost, really } from '../answers';
import { button, dialogButton, inReach } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';

const withdraw = button('homework:withdrawal.open');
const subject_id = 3;

/** An assignment that the analyst may take back. */
async function ownAssignment({ world }: Walk): Promise<number | undefined> {
  const client = createClient(world.address);
  const all = { subject_id, page: 1, page_size: 200 } as const;
  const { list } = await client.ask(homeworkSummary, all, { as: 'zhou' });
  return list.find((row) => withdrawalRefusal(row) === null)?.homework_id;
}

/** One assignment, which can be taken back. */
export const homeworkDetailAdapter: ScreenAdapter = {
  chart: homeworkDetail,
  catalogue: homeworkDetailPaths,
  async enter(walk) {
    const { page, world, language } = walk;
    const id = String(await ownAssignment(walk));
    const address = `/homework/list?subject_id=${String(subject_id)}&homework_id=${id}`;
    await comeBack(page, world, 'zhou', address, language);
    await expect(withdraw.find(walk)).toBeVisible();
  },
  events: {
    'withdrawal.requested': { find: (walk: Walk): Locator => inReach(withdraw.find(walk), walk) },
    'withdrawal.confirmed': dialogButton('homework:withdrawal.verb'),
    'withdrawal.cancelled': dialogButton('parts:dialog.cancel'),
  },
  answers: { withdraw: { done: [really], error: [lost] } },
};
