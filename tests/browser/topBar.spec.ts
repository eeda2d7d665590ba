import type { BrowserContext, Page } from '@playwright/test';
import { clearUnread, getUnreadNum, messageList } from '../../src/contract/messages';
import { search } from '../../src/contract/shell';
import { unreadCount as workOrderCount } from '../../src/contract/workOrders';
import { badgeOf } from '../../src/domain/shell';
import { type Client, createClient } from '../server/rig/client';
import { look } from './looks';
import { type Say, wordsIn } from './words';
import { callsOf, comeBack, expect, test } from './world';

// What the top bar tells and leads to, in one tab and in several.

const accounts = [
  { language: 'zh', as: 'zhou', subject_id: 2 },
  { language: 'en', as: 'emily', subject_id: 1 },
] as const;

const night = 9 * 3_600_000;
const unreadPath = getUnreadNum.path;

const banner = (page: Page) => page.getByRole('banner');
const field = (page: Page, say: Say) =>
  banner(page).getByRole('combobox', { name: say('shell:search.label') });

/** The bell as it stands with so many unread. */
function bell(page: Page, say: Say, count: number) {
  const badge = badgeOf(count);
  const name =
    badge === null ? say('shell:messages.open') : say('shell:messages.unread', { badge });
  return banner(page).getByRole('button', { name, exact: true });
}

async function unreadOf(client: Client, subject_id: number, as: string): Promise<number> {
  return (await client.ask(getUnreadNum, { subject_id }, { as })).unread_num;
}

async function readAll(client: Client, subject_id: number, as: string): Promise<void> {
  const asked = { subject_id, tab: 'all', page: 1, page_size: 1 } as const;
  const { newest_id } = await client.ask(messageList, asked, { as });
  await client.ask(clearUnread, { subject_id, up_to: newest_id }, { as });
}

/** Types as an input method does: the letters are only proposed until a word is chosen. */
async function compose(page: Page, letters: string, word: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (let end = 1; end <= letters.length; end += 1) {
    await session.send('Input.imeSetComposition', {
      text: letters.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
  }
  await session.send('Input.insertText', { text: word });
}

for (const { language, as, subject_id } of accounts) {
  const say = wordsIn(language);
  const students = `/student/list?subject_id=${String(subject_id)}`;

  test(`[CONST-066] [CALL-015] [CALL-111] the bell counts what is unread and leads to it, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const client = createClient(freshWorld.address);
    const count = await unreadOf(client, subject_id, as);
    await comeBack(page, freshWorld, as, students, language);
    await expect(bell(page, say, count)).toBeVisible();
    await bell(page, say, count).click();
    const latest = page.getByRole('dialog', { name: say('shell:messages.latest') });
    await expect(latest.getByRole('link')).toHaveCount(6);
    await look(page, `topBarBell-${language}`);
    await page.keyboard.press('Escape');
    await expect(latest).toBeHidden();
    await expect(bell(page, say, count)).toBeFocused();

    await bell(page, say, count).click();
    await expect(latest.getByRole('link')).toHaveCount(6);
    await latest.getByRole('link').first().click();
    await expect(page).not.toHaveURL(/student\/list/);
    await expect.poll(() => unreadOf(client, subject_id, as)).toBe(count - 1);
    await expect(bell(page, say, count - 1)).toBeVisible();
    await bell(page, say, count - 1).click();
    await latest.getByRole('link').last().click();
    await expect(latest).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('messages:title'));
    await page.getByRole('button', { name: say('messages:clear') }).click();
    await expect(bell(page, say, 0)).toBeVisible();
  });

  test(`[CALL-026] [CONST-067] a student is found from everywhere, by keyboard, in ${language}`, async ({
    page,
    world,
  }) => {
    const client = createClient(world.address);
    const keyword = language === 'zh' ? 'zzh' : 'feather';
    const { list } = await client.ask(search, { subject_id, keyword }, { as });
    await comeBack(page, world, as, `/InfoCenter/index?subject_id=${String(subject_id)}`, language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('messages:title'));
    // The pages that are meant, too, come after them.
    const options = page
      .getByRole('listbox')
      .getByRole('option')
      .filter({ hasNotText: say('shell:search.page') });
    await field(page, say).click();
    await expect(options.first()).toBeVisible();
    await field(page, say).fill(keyword);
    await expect(options).toHaveCount(list.length);
    const grade = say(`students:grade.${String(list[0]?.grade)}`);
    await expect(options.first()).toContainText(grade);
    const shown = ((await options.first().textContent()) ?? '').replace(grade, '');
    // The name is cut, the account after it is whole.
    const [, name = '', account = ''] = /^(.*) (\S+)$/.exec(list[0]?.name ?? '') ?? [];
    const cut = [...name].length > 20 ? `${[...name].slice(0, 20).join('')}…` : name;
    expect(shown.startsWith(`${cut} ${account}`)).toBe(true);
    await look(page, `topBarSearch-${language}`);

    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await field(page, say).fill('zzzzzz');
    await expect(page.getByText(say('shell:search.nobody'))).toBeVisible();
    await field(page, say).fill(keyword);
    await expect(options).toHaveCount(list.length);
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`student_id=${list[0]?.url.split('student_id=')[1]}`));
    await expect(field(page, say)).toHaveValue('');

    // The keyboard goes on in its page.
    await page.goto(students);
    await field(page, say).fill(keyword);
    await expect(options).toHaveCount(list.length);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`student_id=${list[0]?.url.split('student_id=')[1]}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(field(page, say)).not.toBeFocused();

    await field(page, say).fill('zzzzzz');
    await expect(page.getByText(say('shell:search.nobody'))).toBeVisible();
    await world.control('fail', { path: search.path, kind: 'code', code: '5000' });
    await field(page, say).fill('zzzzz');
    await page.getByRole('button', { name: say('shell:search.retry') }).click();
    await expect(page.getByText(say('shell:search.nobody'))).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByText(say('shell:search.nobody'))).toBeHidden();
  });
}

const zh = wordsIn('zh');

test('[CONST-068] the suggestions stay for 300 ms after the search is left, no longer', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await comeBack(page, world, 'zhou', '/student/list?subject_id=2');
  const box = field(page, zh);
  await box.focus();
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option').first()).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await box.blur();
  await page.clock.runFor(290);
  await expect(list).toBeVisible();
  await page.clock.runFor(20);
  await expect(list).toBeHidden();
});

test('an input method’s letters are no search, the word is', async ({ page, world }) => {
  await comeBack(page, world, 'zhou', '/student/list?subject_id=2');
  await field(page, zh).click();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  const calls = callsOf(page);
  await compose(page, 'zhang', '张');
  await expect.poll(() => calls.filter(({ path }) => path === search.path)).toHaveLength(1);
  expect(calls.find(({ path }) => path === search.path)?.form.get('keyword')).toBe('张');
  await expect(options.first()).toContainText('张');
});

test('[CALL-022] [CALL-032] [CALL-033] other products open in tabs of their own; words are for English only', async ({
  page,
  world,
}) => {
  await comeBack(page, world, 'zhou', '/student/list?subject_id=1');
  const open = async (way: string) => {
    await banner(page)
      .getByRole('button', { name: zh('shell:ways.label') })
      .click();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('menuitem', { name: zh(`shell:ways.${way}`) }).click();
    const tab = await opened;
    await expect(tab.getByText('周明远')).toHaveCount(2);
    return tab.url().replace(world.address, '');
  };
  expect(await open('supervise')).toBe('/otherProducts/supervise?teacher=101');
  expect(await open('selfStudy')).toBe('/otherProducts/selfStudy?teacher=101');
  expect(await open('vocabulary')).toBe('/otherProducts/wordLearning?teacher=101');
  await page.goto('/student/list?subject_id=2');
  await banner(page)
    .getByRole('button', { name: zh('shell:ways.label') })
    .click();
  await expect(page.getByRole('menuitem', { name: zh('shell:ways.supervise') })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: zh('shell:ways.vocabulary') })).toHaveCount(0);
});

test('[SHELL-005] [ROLE-092] feedback is for campuses of data source 1', async ({
  page,
  world,
}) => {
  await comeBack(page, world, 'zhou', '/student/list?subject_id=2');
  const feedback = banner(page).getByRole('link', { name: zh('shell:top.feedback') });
  await feedback.click();
  await expect(page).toHaveURL(/\/feedback\?subject_id=2$/);
  await comeBack(page, world, 'type6', '/student/list?subject_id=2');
  await expect(banner(page).getByRole('button', { name: zh('shell:ways.label') })).toBeVisible();
  await expect(feedback).toHaveCount(0);
});

/** Another tab of the same browser, with the calls that it makes. */
async function tabAt(context: BrowserContext, address: string) {
  const tab = await context.newPage();
  const calls = callsOf(tab);
  await tab.goto(address);
  return { tab, calls };
}

test('tabs share one question, all have the right badge, and when one closes another goes on', async ({
  page,
  context,
  freshWorld,
}) => {
  const client = createClient(freshWorld.address);
  const address = '/InfoCenter/index?subject_id=3';
  await comeBack(page, freshWorld, 'zhou', address);
  const count = await unreadOf(client, 3, 'zhou');
  await expect(bell(page, zh, count)).toBeVisible();
  const first = callsOf(page);
  const { tab, calls } = await tabAt(context, address);
  await expect(bell(tab, zh, count)).toBeVisible();
  const asked = () => [...first, ...calls].filter(({ path }) => path === unreadPath).length;
  expect(asked()).toBe(0);

  await tab.getByRole('button', { name: zh('messages:clear') }).click();
  await expect(bell(tab, zh, 0)).toBeVisible();
  await expect(bell(page, zh, 0)).toBeVisible();
  expect(asked()).toBe(1);
  expect(calls.filter(({ path }) => path === unreadPath)).toHaveLength(0);

  await page.close();
  await expect.poll(() => calls.filter(({ path }) => path === unreadPath).length).toBe(1);
  await tab.locator('tbody tr[data-index]').first().getByRole('checkbox').check();
  await tab.getByRole('button', { name: zh('messages:action.unread'), exact: true }).click();
  await expect(bell(tab, zh, 1)).toBeVisible();
});

test('after a night asleep each poll asks once, and what tabs share is asked by one of them', async ({
  page,
  context,
  freshWorld,
}) => {
  const client = createClient(freshWorld.address);
  await context.clock.install();
  await comeBack(page, freshWorld, 'zhou', '/home?subject_id=3');
  await expect(bell(page, zh, await unreadOf(client, 3, 'zhou'))).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/home?subject_id=3');
  await expect(bell(tab, zh, await unreadOf(client, 3, 'zhou'))).toBeVisible();
  await context.clock.fastForward(10_000);
  await readAll(client, 3, 'zhou');
  await expect(bell(tab, zh, 0)).toBeVisible();

  const calls = [callsOf(page), callsOf(tab)];
  await context.clock.fastForward(night);
  const seldom = '/home/latestReports';
  for (const made of calls) {
    await expect.poll(() => made.some(({ path }) => path === seldom)).toBe(true);
  }
  // What was asked for at waking is there: the next second brings nothing more.
  await context.clock.fastForward(1_000);
  await readAll(client, 3, 'zhou');
  for (const made of calls) {
    const paths = made.map(({ path }) => path);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  }
  const shared = [unreadPath, workOrderCount.path, '/userSupervision/onlineNotify'];
  const both = calls.flat().map(({ path }) => path);
  for (const path of shared) expect(both.filter((one) => one === path)).toHaveLength(1);
});
