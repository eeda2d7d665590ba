import { addHomework, homeworkSummary } from '../../src/contract/homework';
import { createClient } from '../server/rig/client';
import { AssignDialog } from './assigning';
import { seekCard } from './assignable';
import { fail, recover } from './coinBar';
import { look } from './looks';
import { requestIdsOf } from './requestIds';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

const as = 'zhou';
const subject_id = 3;

for (const language of seenIn('en')) {
  test(`[HWA-16] homework that was assigned without an answer is offered as such, restored it is assigned once, filled in anew it is other homework, and what had arrived is not sent once more, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const say = wordsIn(language);
    const client = createClient(world.address);
    const isForThree = ({ assignable }: { assignable: readonly unknown[] }) =>
      assignable.length > 2;
    const analyst = { client, as, subjectId: subject_id };
    const card = await seekCard(analyst, 'composition', isForThree);
    const [first, second, third] = card.students.assignable;
    if (!first || !second || !third) throw new Error('three are there');
    await comeBack(page, world, as, `/homework/list?subject_id=${String(subject_id)}`, language);
    const ids = requestIdsOf(page, addHomework.path);
    const dialog = new AssignDialog(page, say);
    const said = say('parts:draft.unanswered', { time: '' }).slice(-20);
    const count = async (keyword: string) => {
      const asked = { subject_id, keyword, page: 1, page_size: 20 };
      return (await client.ask(homeworkSummary, asked, { as })).list.length;
    };
    const assignUnanswered = async (
      title: string,
      student: typeof first,
      kind: 'drop' | 'dropAnswer' = 'drop',
    ) => {
      await dialog.open();
      await dialog.fill('composition', card, title, [student]);
      await fail(world, addHomework.path, kind);
      await dialog.submit();
      await expect(dialog.box).toContainText(say('homework:assign.unsure'));
      await dialog.button('leave').click();
      await expect(dialog.box).toBeHidden();
      await recover(world);
      await dialog.open();
      await expect(dialog.box.getByRole('status').first()).toContainText(said);
    };

    // It has arrived, and only its answer is lost: nothing is sent once more, and nothing stays to be sent.
    await assignUnanswered('Arrived', third, 'dropAnswer');
    const sent = ids.length;
    await dialog.box.getByRole('button', { name: say('parts:draft.restore'), exact: true }).click();
    await expect(page.getByText(say('homework:assign.arrived'))).toBeVisible();
    await look(page, `lost-homework-arrived-${language}`);
    expect(ids).toHaveLength(sent);
    expect(await count('Arrived')).toBe(1);
    await world.control('clock', { advance: '5000' });
    // The page asks by itself whether it is arranged.
    await dialog.button('done').click();
    await expect(dialog.box).toBeHidden();
    await dialog.open();
    await expect(dialog.field('course')).toBeVisible();
    await expect(dialog.box).not.toContainText(said);
    await dialog.button('cancel').click();
    await expect(dialog.box).toBeHidden();
    const arrived = new Set(ids).size;

    await assignUnanswered('Lost once', first);
    await page.mouse.move(0, 0);
    await look(page, `lost-homework-${language}`);
    await dialog.box.getByRole('button', { name: say('parts:draft.restore'), exact: true }).click();
    await expect(dialog.field('essay_title')).toHaveValue('Lost once');
    await dialog.submit();
    await expect(dialog.box).toContainText(say('homework:assign.arranging.text'));
    await expect.poll(() => count('Lost once')).toBe(1);
    expect(new Set(ids).size).toBe(arrived + 2);
    await dialog.button('leave').click();
    await expect(dialog.box).toBeHidden();

    await assignUnanswered('Lost twice', second);
    await dialog.fill('composition', card, 'Lost twice', [second]);
    await dialog.submit();
    await expect(dialog.box).toContainText(say('homework:assign.arranging.text'));
    await expect.poll(() => count('Lost twice')).toBe(1);
    expect(new Set(ids).size).toBe(arrived + 4);
  });
}
