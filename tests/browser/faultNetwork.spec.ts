import type { Page, WebSocketRoute } from '@playwright/test';
import { addHomework, homeworkSummary } from '../../src/contract/homework';
import { getUnreadNum } from '../../src/contract/messages';
import { setStudentStatus } from '../../src/contract/students';
import { superviseJump } from '../../src/contract/superviseJump';
import { type Client, createClient } from '../server/rig/client';
import { AssignDialog } from './assigning';
import { seekCard } from './assignable';
import { openEssay, unsureOfGrading } from './correcting';
import { look } from './looks';
import { requestIdsOf } from './requestIds';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

// The network fails in the ways in which it does: all of it, an answer, a socket.

const say = wordsIn('zh');
const as = 'zhou';
const subject_id = 3;

async function giveSomebody(page: Page, client: Client, title: string) {
  const card = await seekCard(
    { client, as, subjectId: subject_id },
    'composition',
    ({ assignable }) => assignable.length > 0,
  );
  const students = card.students.assignable.slice(0, 1);
  const dialog = new AssignDialog(page, say);
  await dialog.open();
  await dialog.fill('composition', card, title, students);
  await dialog.submit();
  const [student] = students;
  if (student === undefined) throw new Error('nobody is there');
  return { dialog, student };
}

test('[SCREEN-085] the last words before a reload are there after it', async ({
  page,
  freshWorld,
}) => {
  const desk = await openEssay(page, freshWorld, as);
  await desk.comment.fill('一句一句地写，');
  await desk.comment.press('End');
  await page.keyboard.type('写到刷新的那一刻。');
  await page.reload();
  await desk.restore();
  await expect(desk.comment).toHaveValue('一句一句地写，写到刷新的那一刻。');
});

test('[SCREEN-085] [MSG-036] what is written without a network is there after a reload', async ({
  page,
  context,
  freshWorld,
}) => {
  const desk = await openEssay(page, freshWorld, as);
  await desk.rating.fill('91');
  await context.setOffline(true);
  await desk.comment.fill('没有网络时写的总评。');
  await desk.category('language').fill('没有网络时写的分项。');
  const open = page.getByRole('button', { name: say('grading:readThrough.open') });
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    const bar = await page.getByRole('status').getByText(say('shell:offline')).boundingBox();
    const { y = 0, height = 0 } = (await open.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  await desk.openReadThrough();
  await desk.submit();
  await expect(page.getByText(unsureOfGrading(say))).toBeVisible();
  await expect(page.getByRole('form').getByRole('alert')).toBeVisible();
  await desk.isKept();

  await context.setOffline(false);
  await page.reload();
  await desk.restore();
  await expect(desk.rating).toHaveValue('91');
  await expect(desk.comment).toHaveValue('没有网络时写的总评。');
  await expect(desk.category('language')).toHaveValue('没有网络时写的分项。');
});

test('[HWA-16] an answer that is lost after the change does not assign twice', async ({
  page,
  freshWorld,
}) => {
  const client = createClient(freshWorld.address);
  const title = '答案丢了的作文';
  await comeBack(page, freshWorld, as, '/homework/list?subject_id=3');
  const ids = requestIdsOf(page, addHomework.path);
  // Often: on each connection that it has used before, the browser itself sends once more what was cut.
  const fault = { path: addHomework.path, kind: 'dropAnswer', times: '20' };
  await freshWorld.control('fail', fault);
  const { dialog } = await giveSomebody(page, client, title);
  await expect(dialog.box.getByRole('status')).toHaveText(say('homework:assign.unsure'));
  await freshWorld.control('fail/clear');
  await dialog.button('refresh').click();
  await expect(dialog.box.getByRole('status')).not.toHaveText(say('homework:assign.unsure'));
  await expect(dialog.box.getByRole('listitem')).toHaveCount(1);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
  const asked = { subject_id, keyword: title, page: 1, page_size: 10 };
  expect((await client.ask(homeworkSummary, asked, { as })).list).toHaveLength(1);
});

test('[LIVE-003] a socket that was cut comes back, and the list catches up', async ({
  page,
  freshWorld,
}) => {
  const client = createClient(freshWorld.address);
  const title = '断线时交的作文';
  await comeBack(page, freshWorld, as, '/homework/list?subject_id=3');
  const { dialog, student } = await giveSomebody(page, client, title);
  await freshWorld.control('clock', { advance: '5000' });
  await dialog.button('refresh').click();
  await dialog.button('done').click();
  const waiting = page.getByRole('row', { name: title }).locator('td').nth(1);
  await expect(waiting).toHaveText('0');

  await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
  const tries: string[] = [];
  page.on('websocket', (socket) => tries.push(socket.url()));
  await freshWorld.control('fail', { path: '/socket', kind: 'drop', times: '2' });
  await freshWorld.control('sockets/drop');
  const text = '雨停了，操场像一面镜子。';
  await freshWorld.control('homework/hand-in', { title, text, username: student.username });
  await expect(waiting).toHaveText(say('homework:action.correctCount', { count: 1 }), {
    timeout: 20_000,
  });
  expect(tries.length).toBeGreaterThan(2);
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true);
});

test('what comes over the socket and is no message changes nothing', async ({ page, world }) => {
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket(\?|$)/, (socket) => {
    sockets.push(socket);
  });
  await comeBack(page, world, as, '/home?subject_id=3');
  await expect.poll(() => sockets.length).toBe(1);
  await page.waitForLoadState('networkidle');
  const asked = page.waitForRequest((request) => request.url().endsWith(getUnreadNum.path));
  for (const garbage of ['<html>busy</html>', '{"type":', '{"type":"unheard of"}', '7']) {
    sockets[0]?.send(garbage);
  }
  sockets[0]?.send(JSON.stringify({ type: 'message.changed' }));
  await asked;
  expect(faults).toEqual([]);
});

for (const language of seenIn('en')) {
  test(`[MSG-006] that the network is away is said once, at the foot, and that a change may have been made in its place, in ${language}`, async ({
    page,
    context,
    world,
  }) => {
    const words = wordsIn(language);
    await page.setViewportSize({ width: 1024, height: 768 });
    await comeBack(page, world, as, '/student/list?subject_id=3', language);
    const ways = page.getByRole('button', { name: words('shell:ways.label') });
    await expect(ways).toBeVisible();
    await page.getByRole('row').getByRole('checkbox').nth(1).check();
    await context.setOffline(true);
    const bar = page.getByRole('status').getByText(words('shell:offline'));
    await expect(bar).toBeVisible();

    // An act, the subject and a list fail: none of them says why once more.
    await ways.click();
    const supervise = superviseJump.path;
    const asked = page.waitForEvent('requestfailed', (call) => call.url().endsWith(supervise));
    await page.getByRole('menuitem', { name: words('shell:ways.supervise') }).click();
    await asked;
    const subject = page.getByRole('combobox', { name: words('shell:subject.label') });
    await subject.selectOption('2');
    await expect(subject).toBeEnabled();
    await expect(subject).toHaveValue('3');
    const pinned = page.waitForEvent('requestfailed', (call) =>
      call.url().endsWith(setStudentStatus.path),
    );
    await page.getByRole('button', { name: words('students:action.hide'), exact: true }).click();
    await pinned;
    const notice = page.getByText(words('shell:unsure.network'));
    await expect(notice).toBeVisible();
    const [said, place] = [await bar.boundingBox(), await notice.boundingBox()];
    expect(place?.y).toBeGreaterThanOrEqual((said?.y ?? 0) - 1);
    await look(page, `offline-notice-${language}`);
    await page.getByRole('main').getByRole('searchbox').fill('x');
    const failed = page.getByRole('alert').filter({ hasText: words('students:failed') });
    await expect(failed.getByRole('button', { name: words('parts:failed.retry') })).toBeVisible();
    await expect(page.getByText(words('shell:failure.network'))).toHaveCount(0);
    await look(page, `offline-list-${language}`);
    await context.setOffline(false);
    await expect(bar).toBeHidden();
    await failed.getByRole('button', { name: words('parts:failed.retry') }).click();
    await expect(failed).toBeHidden();
  });
}
