import { expect } from '@playwright/test';
import { correctHomework } from '../../src/contract/grading';
import { addHomework, homeworkInfo, homeworkSummary } from '../../src/contract/homework';
import { type Client, createClient } from '../server/rig/client';
import { AssignDialog } from './assigning';
import { seekCard } from './assignable';
import { personAt } from './paths/grading/desk';
import { CorrectionDesk } from './correcting';
import { type KillableWorld, test } from './killable';
import { requestIdsOf } from './requestIds';
import { wordsIn } from './words';
import { logIn } from './world';

// The server's process is killed in the middle of a change and started again on the same data. Nothing that
// was acknowledged is lost, nothing happens twice, and the page gets there by itself or by one more press.

const say = wordsIn('zh');
const as = 'zhou';
const subject_id = 3;

/** When the process is killed: before the change, in the course of it, or once it is committed. */
const moments = ['before', 'during', 'after'] as const;
type Moment = (typeof moments)[number];

/** Lets a call hang where the moment wants it. Killed in the course of it, a server that was quick has no time to answer. */
async function prepare(world: KillableWorld, path: string, moment: Moment): Promise<void> {
  if (moment === 'before') await world.control('fail', { path, kind: 'hang' });
  if (moment !== 'before') await world.control('fail', { path, kind: 'keepAnswer' });
}

async function titled(client: Client, keyword: string) {
  const asked = { subject_id, keyword, page: 1, page_size: 50 };
  return (await client.ask(homeworkSummary, asked, { as })).list;
}

for (const moment of moments) {
  test(`[HWA-16] an assignment outlasts a server that is killed ${moment} it is made`, async ({
    page,
    world,
  }) => {
    test.setTimeout(120_000);
    const client = createClient(world.address);
    const analyst = { client, as, subjectId: subject_id };
    const card = await seekCard(analyst, 'adaptive', ({ assignable }) => assignable.length > 1);
    const [first, second] = card.students.assignable;
    if (first === undefined || second === undefined) throw new Error('nobody is there');
    await logIn(page, as);
    await expect(page).toHaveURL(/\/home\?/);
    await page.goto(`/homework/list?subject_id=${String(subject_id)}`);
    const dialog = new AssignDialog(page, say);
    const ids = requestIdsOf(page, addHomework.path);

    await dialog.open();
    await dialog.fill('adaptive', card, '确认过的作业', [first]);
    await dialog.submit();
    await expect(dialog.box.getByRole('status')).toHaveText(say('homework:assign.arranging.text'));
    await dialog.button('leave').click();
    expect(ids).toHaveLength(1);

    await prepare(world, addHomework.path, moment);
    await dialog.open();
    await dialog.fill('adaptive', card, '停电时的作业', [second]);
    const sent = page.waitForRequest(`**${addHomework.path}`);
    await dialog.submit();
    await sent;
    if (moment === 'after') {
      await expect.poll(() => titled(client, '停电时的作业')).toHaveLength(1);
    }
    await world.kill();
    await expect(dialog.box.getByRole('status')).toHaveText(say('homework:assign.unsure'));
    await world.revive();
    await expect(dialog.box.getByRole('status')).toHaveText(say('homework:assign.arranging.text'), {
      timeout: 15_000,
    });
    await world.control('clock', { advance: '120000' });
    await expect(dialog.box.getByRole('status')).toHaveText(say('homework:assign.succeeded.text'));

    const again = ids.slice(1);
    expect(again.length).toBeGreaterThan(1);
    expect(new Set(again).size).toBe(1);
    expect(again).not.toContain(ids[0]);
    for (const name of ['确认过的作业', '停电时的作业']) {
      const found = await titled(client, name);
      expect(found.map(({ total_count, status }) => [total_count, status])).toEqual([
        [1, 'succeeded'],
      ]);
    }
    await dialog.button('done').click();
    await expect(page.getByRole('row', { name: '停电时的作业' })).toHaveCount(1);
    await expect(page.getByRole('row', { name: '确认过的作业' })).toHaveCount(1);
  });

  test(`[GRA-06] [MSG-036] a correction outlasts a server that is killed ${moment} it is submitted`, async ({
    page,
    world,
  }) => {
    test.setTimeout(120_000);
    const client = createClient(world.address);
    const person_id = await personAt({ world }, 'toBeCorrected', as);
    const { person } = await client.ask(homeworkInfo, { subject_id, person_id }, { as });
    await logIn(page, as);
    await expect(page).toHaveURL(/\/home\?/);
    await page.goto(`/homework/list?subject_id=3&person_id=${String(person_id)}`);
    const desk = new CorrectionDesk(page, say);
    const ids = requestIdsOf(page, correctHomework.path);
    await desk.rating.fill('77');
    await desk.comment.fill('停电也不怕。');
    await desk.openReadThrough();
    await prepare(world, correctHomework.path, moment);
    const corrected = async () =>
      (await client.ask(homeworkInfo, { subject_id, person_id }, { as })).correction;
    // The news of it, which would settle it, is lost as well.
    await page.route(`**${homeworkInfo.path}`, (call) => call.abort());
    const sent = page.waitForRequest(`**${correctHomework.path}`);
    await desk.submit();
    await sent;
    if (moment === 'after') await expect.poll(corrected).not.toBeNull();
    await world.kill();
    const unsure = page.getByText(say('grading:unsure', { name: person.student_name }));
    await expect(unsure).toBeVisible();
    await expect(desk.comment).toHaveValue('停电也不怕。');

    await world.revive();
    await desk.openReadThrough();
    await desk.submit();
    const told = say('grading:submitted', { name: person.student_name });
    await expect(page.getByText(told)).toBeVisible();
    await expect(unsure).toBeHidden();
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
    expect(await corrected()).toMatchObject({ rating: 77, comment: '停电也不怕。' });
  });
}
