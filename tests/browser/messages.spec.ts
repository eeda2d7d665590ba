import type { Page } from '@playwright/test';
import { homeSummary } from '../../src/contract/home';
import { coinCount } from '../../src/contract/rewards';
import type { PayloadOf } from '../../src/contract/call';
import { getUnreadNum, messageList, setMessagesRead } from '../../src/contract/messages';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { type Say, wordsIn } from './words';
import { accessFaults } from './accessFaults';
import { comeBack, expect, test } from './world';

// The message centre: what was told, where it leads, marking it, and the coins that it deserves.

const accounts = [
  { id: 'ROUTE-032', language: 'zh', as: 'zhou', subject_id: 2, route: '/InfoCenter/index' },
  { id: 'ROUTE-022', language: 'en', as: 'emily', subject_id: 1, route: '/information/index' },
] as const;

const rows = (page: Page) => page.locator('tbody tr[data-index]');
const sidebar = (page: Page, say: Say) =>
  page.getByRole('navigation', { name: say('shell:top.menu') });
const tab = (page: Page, say: Say, name: string) =>
  page.getByRole('tab', { name: new RegExp(`^${say(`messages:tab.${name}`)}`) });

for (const { id, language, as, subject_id, route } of accounts) {
  const say = wordsIn(language);
  const address = `${route}?subject_id=${String(subject_id)}`;

  test(`[${id}] [SCREEN-170] ${route} lists the messages, and the address holds tab, filter and page, in ${language}`, async ({
    page,
    world,
  }) => {
    const client = createClient(world.address);
    const { counts } = await client.ask(
      messageList,
      { subject_id, tab: 'all', page: 1, page_size: 1 },
      { as },
    );
    await comeBack(page, world, as, address, language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('messages:title'));
    await expect(tab(page, say, 'unread')).toContainText(String(counts.unread));
    await expect(sidebar(page, say)).toHaveCount(id === 'ROUTE-032' ? 1 : 0);
    await look(page, `messages-${language}`);

    await page
      .getByRole('button', { name: say('parts:pagination.page', { page: 2 }), exact: true })
      .click();
    await expect(page).toHaveURL(/[?&]page=2/);
    await tab(page, say, 'rewardable').click();
    await expect(page).toHaveURL(/[?&]tab=rewardable/);
    await page.getByRole('button', { name: say('messages:filter.topic') }).click();
    await page.getByRole('checkbox', { name: say('messages:kind.excellentDay') }).check();
    await expect(page).toHaveURL(/[?&]topic=excellentDay/);
    const shown = await rows(page).count();
    await page.reload();
    await expect(rows(page)).toHaveCount(shown);
    await expect(tab(page, say, 'rewardable')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page).not.toHaveURL(/topic=/);
  });

  test(`[SCREEN-170] a message leads to what it is about and is read then, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const client = createClient(freshWorld.address);
    await comeBack(page, freshWorld, as, address, language);
    const first = rows(page).first();
    await expect(first.getByRole('img', { name: say('messages:unread') })).toBeVisible();
    const link = first.getByRole('link');
    const to = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(to.replace(/[?.]/g, '\\$&')));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say('messages:title'));
    await page.goBack();
    await expect(first.getByRole('link')).toBeVisible();
    await expect(first.getByRole('img', { name: say('messages:unread') })).toHaveCount(0);

    // What cannot be marked stays unread, and leads there all the same.
    const { list } = await client.ask(
      messageList,
      { subject_id, tab: 'unread', page: 1, page_size: 1 },
      { as },
    );
    await freshWorld.control('fail', { path: setMessagesRead.path, kind: 'code', code: '5000' });
    await tab(page, say, 'unread').click();
    await expect(rows(page).first().getByRole('link')).toBeVisible();
    await rows(page).first().getByRole('link').click();
    await expect(page).not.toHaveURL(new RegExp(route));
    const again = await client.ask(
      messageList,
      { subject_id, tab: 'unread', page: 1, page_size: 1 },
      { as },
    );
    expect(again.list[0]?.message_id).toBe(list[0]?.message_id);
  });

  test(`[SCREEN-170] messages are marked one by one, several at once, and all, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const client = createClient(freshWorld.address);
    const unread = async () => {
      const asked = { subject_id, tab: 'all', page: 1, page_size: 1 } as const;
      return (await client.ask(messageList, asked, { as })).counts.unread;
    };
    const before = await unread();
    await comeBack(page, freshWorld, as, address, language);
    await rows(page).nth(0).getByRole('checkbox').check();
    await rows(page).nth(1).getByRole('checkbox').check();
    await page.getByRole('button', { name: say('messages:action.read'), exact: true }).click();
    await expect(page.getByText(say('messages:change.read', { count: 2 }))).toBeVisible();
    expect(await unread()).toBe(before - 2);
    await page.getByRole('button', { name: say('parts:undo.undo') }).click();
    await expect(tab(page, say, 'unread')).toContainText(String(before));
    expect(await unread()).toBe(before);

    await page.getByRole('button', { name: say('messages:clear') }).click();
    await expect(page.getByText(say('messages:cleared', { count: before }))).toBeVisible();
    await expect(tab(page, say, 'unread')).toContainText('0');
    expect(await unread()).toBe(0);
    await tab(page, say, 'unread').click();
    await expect(page.getByText(say('messages:nothing.unread.title'))).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
  });

  test(`[SCREEN-170] [CALL-110] a tab counts what its list shows, and all messages are marked whatever is searched, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const client = createClient(freshWorld.address);
    const asked = { subject_id, page: 1, page_size: 200 } as const;
    const find = (more: Pick<PayloadOf<typeof messageList>, 'topics' | 'keyword' | 'tab'>) =>
      client.ask(messageList, { ...asked, ...more }, { as });
    const topics = ['homeworkMissed' as const];
    const { total } = await find({ tab: 'all', topics });
    const { total: unread } = await find({ tab: 'unread', topics });
    await comeBack(page, freshWorld, as, `${address}&topic=homeworkMissed`, language);
    await expect(rows(page)).toHaveCount(total);
    await expect(tab(page, say, 'all')).toHaveText(`${say('messages:tab.all')}${String(total)}`);
    await tab(page, say, 'unread').click();
    await expect(tab(page, say, 'unread')).toHaveText(
      `${say('messages:tab.unread')}${String(unread)}`,
    );
    await expect(rows(page)).toHaveCount(unread);

    const { list } = await find({ tab: 'all' });
    const student = list.find((message) => message.student !== null)?.student?.username ?? '';
    const { list: theirs } = await find({ tab: 'all', keyword: student });
    const ids = theirs.map(({ message_id }) => message_id);
    await client.ask(setMessagesRead, { subject_id, message_ids: ids, is_read: true }, { as });
    await page.goto(`${address}&search=${student}`);
    await expect(tab(page, say, 'unread')).toContainText('0');
    await page.getByRole('button', { name: say('messages:clear') }).click();
    await expect
      .poll(async () => (await client.ask(getUnreadNum, { subject_id }, { as })).unread_num)
      .toBe(0);
  });

  test(`[SCREEN-171] [VALID-043] [VALID-044] [VALID-045] a message is rewarded once, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const client = createClient(freshWorld.address);
    const balance = async () => (await client.ask(coinCount, { subject_id }, { as })).coin_cnt;
    const before = await balance();
    await comeBack(page, freshWorld, as, `${address}&tab=rewardable`, language);
    await rows(page).first().getByRole('button', { name: /./ }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(say('messages:reward.balance', { count: before }));
    const coins = dialog.getByLabel(say('messages:reward.coins'), { exact: true });
    const remark = dialog.getByLabel(say('messages:reward.remark'), { exact: true });
    const give = (verb: string) => dialog.getByRole('button', { name: verb, exact: true });

    await give(say('messages:reward.verbEmpty')).click();
    await expect(coins).toBeFocused();
    for (const name of ['coins', 'remark']) {
      const label = say(`messages:reward.${name}`);
      await expect(dialog.getByText(say('parts:error.required', { label }))).toBeVisible();
    }
    await coins.fill('0');
    await expect(
      dialog.getByText(say('messages:reward.error.positive', { maximum: before })),
    ).toBeVisible();
    await coins.fill(String(before + 1));
    await expect(dialog.getByText(say('messages:reward.missing', { count: 1 }))).toBeVisible();
    await look(page, `messageReward-${language}`);
    await coins.fill('20');
    await remark.fill('Keep it up');
    const asked = { subject_id, tab: 'rewardable', page: 1, page_size: 1 } as const;
    const { counts } = await client.ask(messageList, asked, { as });
    await give(say('messages:reward.verb', { count: 20 })).click();
    await expect(dialog).toBeHidden();
    await expect(tab(page, say, 'rewardable')).toContainText(String(counts.rewardable - 1));
    expect(await balance()).toBe(before - 20);
    await tab(page, say, 'all').click();
    await expect(
      page.getByText(say('messages:reward.rewarded', { count: 20 })).first(),
    ).toBeVisible();
  });

  test(`[SCREEN-170] [MSG-015] the four kinds of empty can be told apart, in ${language}`, async ({
    page,
    world,
  }) => {
    const { path } = messageList;
    await world.control('fail', { path, kind: 'code', code: '5000' });
    await comeBack(page, world, as, address, language);
    await expect(page.getByText(say('messages:failed'))).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    await page.getByRole('button', { name: say('parts:failed.retry') }).click();
    await expect(rows(page)).not.toHaveCount(0);
    const search = page.getByRole('searchbox', { name: say('messages:search') });
    await search.fill('zzzzzz');
    await expect(page.getByText(say('parts:nothingForFilter.title'))).toBeVisible();
    await page.getByRole('button', { name: say('parts:nothingForFilter.clear') }).click();
    await expect(rows(page)).not.toHaveCount(0);
    await world.control('fail', { path, kind: 'hang' });
    await page.goto(address);
    const grid = page.getByRole('table').or(page.getByRole('grid'));
    await expect(grid).toHaveAttribute('aria-busy', 'true');
    await expect(rows(page)).toHaveCount(0);
  });
}

for (const { language, as, subject_id, route } of accounts) {
  test(`[CONST-049] [CONST-052] a week before functions freeze, home and a message say of how many students scores are missing, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const say = wordsIn(language);
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    await world.control('clock', { now: '2026-11-22T08:00:00+08:00' });
    await world.control('supervision/remind');
    await comeBack(page, world, as, `/home?subject_id=${String(subject_id)}`, language);
    const client = createClient(world.address);
    const { score_warning: warning } = await client.ask(homeSummary, { subject_id }, { as });
    const count = warning?.missing_count ?? 0;
    expect(count).toBeGreaterThan(0);
    const day = language === 'zh' ? '11月28日 周六' : 'Sat 28 Nov';
    const warned = page
      .getByRole('status')
      .filter({ hasText: say('home:warning.left', { count: 6, day }) });
    await expect(warned).toContainText(say('home:warning.midterm', { count }));
    await page.goto(`${route}?subject_id=${String(subject_id)}`);
    const told = rows(page).filter({
      hasText: say('messages:topic.midtermScoresDue', { count, days: 7 }),
    });
    await expect(told).toHaveCount(1);
    await expect(told.getByRole('link')).toHaveAttribute('href', /^\/score\/index/);
    await look(page, `messages-scores-${language}`);
  });
}

test('[ROUTE-023] [ROUTE-024] /information leads to its index, in a frame without sidebar', async ({
  page,
  world,
}) => {
  const say = wordsIn('zh');
  await comeBack(page, world, 'zhou', '/information?subject_id=2');
  await expect(page).toHaveURL(/\/information\/index\?subject_id=2$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('messages:title'));
  await expect(page.getByRole('banner')).toContainText('青禾湾校区');
  await expect(sidebar(page, say)).toHaveCount(0);
});
