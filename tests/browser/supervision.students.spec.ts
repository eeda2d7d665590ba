import type { Page } from '@playwright/test';
import { z } from 'zod/mini';
import { superviseBoard, superviseList } from '../../src/contract/supervision';
import { createClient } from '../server/rig/client';
import { exportedLines } from './exportedLines';
import { look } from './looks';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

const list = '/supervise/list?subject_id=2';
const zhou = { id: 101, name: '周明远', username: 'zhou' };
const rows = (page: Page) => page.locator('tbody tr');

for (const language of seenIn('zh')) {
  const say = wordsIn(language);
  const button = (page: Page, key: string, values: Readonly<Record<string, string>> = {}) =>
    page.getByRole('button', { name: say(`supervision:${key}`, values), exact: true });
  const inZh = language === 'zh' ? '[SIDE-003] ' : '';

  /** Presses, and answers where the tab that opens then has come to. */
  async function opened(page: Page, press: () => Promise<unknown>): Promise<string> {
    const tab = page.context().waitForEvent('page');
    await press();
    const url = new URL((await tab).url());
    return url.pathname + url.search;
  }

  test(`${inZh}[ROUTE-038] [CALL-112] supervised students are listed by what happens now, and each leads to the supervision system, in ${language}`, async ({
    page,
    world,
  }) => {
    // The English sidebar has no entry for it.
    await comeBack(page, world, 'zhou', inZh === '' ? list : '/home?subject_id=2', language);
    if (inZh !== '') {
      const entry = say('shell:sidebar.supervise');
      await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).click();
    }
    await expect(page).toHaveURL(/\/supervise\/list/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('supervision:list.title'));
    const client = createClient(world.address);
    const asked = { subject_id: 2, page: 1, page_size: 20 };
    const { list: students, total } = await client.ask(superviseList, asked, { as: 'zhou' });
    await expect(page.getByText(say('supervision:list.count', { count: total }))).toBeVisible();
    const [first] = students;
    await look(page, `supervise-${language}`);
    const path = await opened(page, () =>
      button(page, 'list.superviseOf', { name: first?.name ?? '' })
        .first()
        .click(),
    );
    expect(path).toBe(
      `/otherProducts/supervise?teacher=101&student=${String(first?.student_id ?? 0)}`,
    );
    expect(await opened(page, () => button(page, 'list.open').click())).toBe(
      '/otherProducts/supervise?teacher=101',
    );
    await page.getByRole('tab', { name: say('supervision:now.attention') }).click();
    await expect(page).toHaveURL(/now=attention/);
    await page.reload();
    await expect(page.getByRole('tab', { name: say('supervision:now.attention') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test(`[CALL-113] [CALL-114] an agent administrator sees a teacher’s students, and supervises them together, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'agent', list, language);
    await expect(page.getByText(say('supervision:list.nothingOwn.text'))).toBeVisible();
    await expect(page.getByText(say('supervision:list.nothing.text'))).toHaveCount(0);
    await button(page, 'filter.teacher').click();
    await expect(page.getByRole('radio', { name: say('supervision:list.own') })).toBeChecked();
    await page.getByRole('radio', { name: '周明远' }).click();
    await expect(page).toHaveURL(/teacher=101/);
    await page.keyboard.press('Escape');
    await expect(rows(page).first()).toBeVisible();
    const ofEnglish = say('supervision:list.ofSubject', { subject: say('shell:subject.1') });
    await expect(page.getByText(ofEnglish)).toHaveCount(0);
    await expect(rows(page).getByRole('button')).toHaveCount(0);
    const path = await opened(page, () => button(page, 'list.openOf', { name: '周明远' }).click());
    expect(path).toMatch(/^\/otherProducts\/supervise\?teacher=(?!101)\d+&colleague=101$/);
    await page.goto(`${world.address}${path}`);
    await expect(page.getByText(say('server:product.colleague', zhou))).toBeVisible();
    // The server looks at a teacher of English alone in English, whatever subject is open.
    await page.route(`**${superviseList.path}`, async (route) => {
      const response = await route.fetch();
      const answer: unknown = await response.json();
      const { data } = z.looseObject({ data: z.looseObject({}) }).parse(answer);
      await route.fulfill({
        response,
        json: { ...Object(answer), data: { ...data, of_subject: 1 } },
      });
    });
    await page.goto(`${world.address}${list}&teacher=101`);
    await expect(page.getByText(ofEnglish)).toBeVisible();
  });

  test(`[CALL-114] a filter tells teachers of one name apart, and shows no id where their names did not load, in ${language}`, async ({
    page,
    world,
  }) => {
    const namesake = { id: 999, name: '周明远', username: 'zhou2' };
    await page.route('**/superSupervise/getTeacherList', async (route) => {
      const response = await route.fetch();
      const answer: unknown = await response.json();
      const { data } = z
        .looseObject({ data: z.looseObject({ list: z.array(z.unknown()) }) })
        .parse(answer);
      const json = { ...Object(answer), data: { ...data, list: [...data.list, namesake] } };
      await route.fulfill({ response, json });
    });
    await comeBack(page, world, 'agent', list, language);
    await button(page, 'filter.teacher').click();
    for (const username of ['zhou', 'zhou2']) {
      const name = say('supervision:list.namesake', { name: '周明远', username });
      await expect(page.getByRole('radio', { name, exact: true })).toBeVisible();
    }
    await page.route('**/superSupervise/getTeacherList', (route) => route.abort());
    await page.goto(`${list}&teacher=101`);
    await expect(page.getByText(say('supervision:list.teachersFailed'))).toBeVisible();
    await expect(
      button(page, 'list.openOf', { name: say('supervision:list.unnamed') }),
    ).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('101');
  });

  test(`[ROUTE-038] the supervised students are exported as they are listed, all pages of them, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', `${list}&now=attention`, language);
    const client = createClient(world.address);
    const asked = { subject_id: 2, now: 'attention', page: 1, page_size: 100 } as const;
    const { list: students } = await client.ask(superviseList, asked, { as: 'zhou' });
    await expect(rows(page).first()).toBeVisible();
    const lines = await exportedLines(page, say);
    expect(lines).toHaveLength(1 + students.length);
    for (const { username } of students) expect(lines.join('\n')).toContain(username);
    // The button of a row is no column of the file.
    expect(lines[0]?.split(',')).toHaveLength(7);
  });

  test(`[ROUTE-013] the data board stands without a frame, leads to what it counts, and says when it may be old, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', list, language);
    await page.getByRole('link', { name: say('supervision:board.title') }).click();
    await expect(page).toHaveURL(/\/supervise\?subject_id=2/);
    await expect(page.getByRole('banner')).toHaveCount(0);
    const client = createClient(world.address);
    const board = await client.ask(superviseBoard, { subject_id: 2 }, { as: 'zhou' });
    const attention = page.locator('dl > div').filter({
      has: page.getByRole('link', { name: say('supervision:board.attention'), exact: true }),
    });
    await expect(attention).toContainText(String(board.attention_count));
    // All of it is of every subject but what says otherwise.
    await expect(page.getByText(say('supervision:board.flaggedWhy'))).toBeVisible();
    await look(page, `superviseBoard-${language}`);
    // The number leads there as its name does, whose link lies over the card.
    const number = attention.getByText(String(board.attention_count), { exact: true });
    await number.click({ force: true });
    await expect(page).toHaveURL(/\/supervise\/list\?.*now=attention/);
    await expect(
      page.getByText(say('supervision:list.count', { count: board.attention_count })).first(),
    ).toBeVisible();
    await page.goto('/supervise?subject_id=2');
    await page.getByRole('link', { name: say('supervision:board.studied'), exact: true }).click();
    await expect(page).toHaveURL(/now=studied/);
    const { counts } = await client.ask(
      superviseList,
      { subject_id: 2, now: 'studied', page: 1, page_size: 20 },
      { as: 'zhou' },
    );
    await expect(page.getByRole('tab', { selected: true })).toHaveText(
      new RegExp(`${say('supervision:now.studied')}\\s*${String(counts.studied)}`),
    );
    const retry = page.getByRole('button', { name: say('parts:failed.retry') });
    await page.clock.install();
    await page.route('**/supervise/board', (route) => route.abort());
    await page.goto('/supervise?subject_id=2');
    await expect(page.getByText(say('supervision:board.failed'))).toBeVisible();
    await page.unroute('**/supervise/board');
    await retry.click();
    await expect(attention).toBeVisible();
    // A minute later it is asked again: without an answer the numbers stay, and may be old.
    const old = page.getByText(
      new RegExp(say('parts:outdated', { time: '#' }).replaceAll('.', '\\.').replace('#', '.+')),
    );
    await expect(old).toHaveCount(0);
    await page.route('**/supervise/board', (route) => route.abort());
    await page.clock.runFor(60_000);
    await expect(old).toBeVisible();
    await expect(attention).toContainText(String(board.attention_count));
    await page.unroute('**/supervise/board');
    await retry.click();
    await expect(old).toHaveCount(0);
  });
}
