import type { Page } from '@playwright/test';
import { applicationInfo, applicationList, decideApplication } from '../../src/contract/approvals';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { toldName } from './toldName';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') });
const hoursLeft = /^(-?\d+) → (-?\d+)$/;

for (const language of seenIn('en')) {
  const say = wordsIn(language);
  const waiting = (page: Page) =>
    rows(page).filter({ has: page.getByText(say('approvals:status.pending'), { exact: true }) });
  const opener = (page: Page, decision: 'approved' | 'rejected') =>
    waiting(page)
      .first()
      .getByRole('button', { name: say(`approvals:decide.${decision}.open`) });

  test(`[SCREEN-127] [ROUTE-041] [ENTITY-033] the list shows what waits first, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', '/courseTimeApply/list?subject_id=2', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('approvals:title'));
    const first = rows(page).first();
    await expect(first).toContainText(say('approvals:status.pending'));
    await expect(first.getByRole('gridcell', { name: hoursLeft })).toBeVisible();
    for (const name of ['applied', 'course', 'hours', 'balance', 'status']) {
      const head = say(`approvals:column.${name}`);
      await expect(page.getByRole('columnheader').getByText(head, { exact: true })).toBeVisible();
    }
    await look(page, `approvals-${language}`);
    await page.getByRole('tab', { name: say('approvals:status.rejected') }).click();
    await expect(page).toHaveURL(/status=rejected/);
    await expect(first).toContainText(say('approvals:status.rejected'));
    await expect(waiting(page)).toHaveCount(0);
  });

  test(`[CHA-01] [CHA-02] [ROLE-023] [ROLE-057] an approval says what it does, and does it, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    await comeBack(page, freshWorld, 'zhou', '/courseTimeApply/list?subject_id=2', language);
    const cell = waiting(page).first().getByRole('gridcell', { name: hoursLeft });
    const [, before = '', after = ''] = hoursLeft.exec(await cell.innerText()) ?? [];
    const waited = await waiting(page).count();
    await opener(page, 'approved').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`${before} → ${after}`);
    await expect(dialog).toContainText(say('approvals:evaluation.title'));
    await look(page, `approval-${language}`);
    await dialog.locator('button[type=submit]').click();
    await expect(page.getByText(say('approvals:decided.approved'))).toBeVisible();
    await expect(waiting(page)).toHaveCount(waited - 1);

    // Another one is evaluated: it waits for a decision from then on, without a reload.
    const asked = { subject_id: 2, status: 'evaluating', page: 1, page_size: 1 } as const;
    const client = createClient(freshWorld.address);
    const [next] = (await client.ask(applicationList, asked, { as: 'zhou' })).list;
    const name = say('approvals:decide.approved.openFor', {
      name: toldName(next?.name ?? '', language),
    });
    await page.getByRole('tab', { name: say('approvals:status.pending') }).click();
    const decide = waiting(page).getByRole('button', { name, exact: true });
    const offered = await decide.count();
    await freshWorld.control('applications/evaluate', { id: String(next?.application_id) });
    await expect(decide).toHaveCount(offered + 1);
  });

  test(`[CALL-097] the dialog tells the hours that are left now, and who has decided meanwhile, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    await comeBack(page, freshWorld, 'zhou', '/courseTimeApply/list?subject_id=2', language);
    const cell = waiting(page).first().getByRole('gridcell', { name: hoursLeft });
    const [, before = ''] = hoursLeft.exec(await cell.innerText()) ?? [];
    const now = Number(before) + 7;
    const dialog = page.getByRole('dialog');
    await page.route(`**${applicationInfo.path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(`"balance":${before}`, `"balance":${now}`);
      await route.fulfill({ response, body });
    });
    await opener(page, 'approved').click();
    await expect(dialog).toContainText(`${now} → `);
    await page.unroute(`**${applicationInfo.path}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.route(`**${applicationInfo.path}`, async (route) => {
      const form = new URLSearchParams(route.request().postData() ?? '');
      const asked = { subject_id: 2, application_id: Number(form.get('application_id')) };
      const approval = { ...asked, decision: 'approved', remark: '' } as const;
      await createClient(freshWorld.address).ask(decideApplication, approval, { as: 'zhou' });
      await route.continue();
    });
    await opener(page, 'approved').click();
    const said = say('approvals:decide.overtaken.approved', { decider: '#' }).split('#').at(-1);
    await expect(dialog).toContainText(said ?? '');
    await expect(dialog.locator('button[type=submit]')).toHaveCount(0);
  });

  test(`[CHA-03] [ROLE-058] [CALL-098] a rejection wants a reason, and whoever was faster is named, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    await comeBack(page, freshWorld, 'zhou', '/courseTimeApply/list?subject_id=2', language);
    const verb = say('approvals:decide.rejected.verb');
    const dialog = page.getByRole('dialog');
    await opener(page, 'rejected').click();
    await dialog.getByRole('button', { name: verb }).click();
    await expect(dialog).toContainText(say('approvals:decide.rejected.error.remark.required'));
    await look(page, `rejection-${language}`);
    await dialog.getByRole('textbox').fill('Next month');
    await dialog.getByRole('button', { name: verb }).click();
    await expect(page.getByText(say('approvals:decided.rejected'))).toBeVisible();

    await opener(page, 'rejected').click();
    await dialog.getByRole('textbox').fill('Next month');
    await page.route(`**${decideApplication.path}`, async (route) => {
      const form = new URLSearchParams(route.request().postData() ?? '');
      const asked = { subject_id: 2, application_id: Number(form.get('application_id')) };
      const approval = { ...asked, decision: 'approved', remark: '' } as const;
      await createClient(freshWorld.address).ask(decideApplication, approval, { as: 'zhou' });
      await route.continue();
    });
    await dialog.getByRole('button', { name: verb }).click();
    const faster = language === 'zh' ? /该申请已由\S+通过/ : /approved already by \S+/;
    await expect(dialog.getByText(faster)).toBeVisible();
    await expect(dialog.getByRole('button', { name: verb })).toHaveCount(0);
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await look(page, `approval-overtaken-${language}`);
    await dialog
      .getByRole('button', { name: say('parts:dialog.close') })
      .last()
      .click();
    await expect(dialog).toBeHidden();
  });

  test(`[SCREEN-127] [CHA-02] [CHA-03] several are decided at once with a result each, and a colleague's decision shows by itself, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const client = createClient(freshWorld.address);
    const asked = { subject_id: 2, status: 'pending', page: 1, page_size: 50 } as const;
    const { list } = await client.ask(applicationList, asked, { as: 'zhou' });
    const [first, , third] = list;
    const colleague = (application_id = 0) =>
      client.ask(
        decideApplication,
        { subject_id: 2, application_id, decision: 'approved', remark: '' },
        { as: 'zhou' },
      );
    await comeBack(page, freshWorld, 'zhou', '/courseTimeApply/list?subject_id=2', language);
    for (const at of [0, 1, 2]) await rows(page).nth(at).getByRole('checkbox').check();
    // Neither what is evaluated nor what is decided can be ticked; what is decided meanwhile is left out.
    for (const status of ['evaluating', 'approved']) {
      const has = page.getByText(say(`approvals:status.${status}`), { exact: true });
      await expect(rows(page).filter({ has }).first().getByRole('checkbox')).toBeDisabled();
    }
    await colleague(third?.application_id);
    await expect(waiting(page)).toHaveCount(list.length - 1);
    await page.getByRole('button', { name: say('approvals:several.open'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: say('approvals:several.title', { count: 2 }) });
    await expect(dialog).toContainText(say('approvals:several.left', { count: 1 }));
    await expect(dialog.getByRole('listitem').first()).toContainText(first?.username ?? '?');
    await dialog
      .getByLabel(say('approvals:several.decision'), { exact: true })
      .selectOption('rejected');
    await dialog.locator('button[type=submit]').click();
    await expect(dialog).toContainText(say('approvals:several.error.remark.required'));
    await dialog.getByRole('textbox').fill('Next month');
    await look(page, `approvals-several-${language}`);
    await colleague(first?.application_id);
    await dialog.locator('button[type=submit]').click();
    const result = page.getByRole('dialog');
    await expect(result).toContainText(say('approvals:several.result', { count: 1, all: 2 }));
    await expect(result).toContainText(say('approvals:several.done.rejected'));
    await expect(result).toContainText(
      say('approvals:decide.overtaken.approved', { decider: toldName('周明远', language) }),
    );
    await look(page, `approvals-results-${language}`);
    await page.keyboard.press('Escape');
    await expect(waiting(page)).toHaveCount(list.length - 3);
    await page.goto('/courseTimeApply/list?subject_id=2&days=7');
    const lately = await client.ask(
      applicationList,
      { ...asked, status: undefined, days: '7' },
      { as: 'zhou' },
    );
    await expect(rows(page)).toHaveCount(lately.total);
  });
}
