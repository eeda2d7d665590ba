import { lockOptions } from '../../src/contract/lessons';
import { createClient } from '../server/rig/client';
import { untilListening } from './paths/socket';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

// What becomes of a lesson's lock, by hand and by the course's order, and why it may stay.

const subject_id = 2;
const [whole, fractions, percentages] = ['整数与小数', '分数', '百分数与比'];
const [rational, roots] = ['有理数', '平方根与二次根式'];
const secondChapter = '第二级 有理数与实数';

test('[LCK-01] [LCK-02] [LCK-03] [LCK-04] [LCK-05] [LCK-06] [LCK-07] [LCK-08] lessons open in the order of their chapter, an unlocked one for good, and none of a newly assigned foundation course', async ({
  page,
  freshWorld: world,
}) => {
  const say = wordsIn('en');
  const client = createClient(world.address);
  const { courses, students } = await client.ask(lockOptions, { subject_id }, { as: 'zhou' });
  const course_id = courses.find(({ name }) => name === '初中数学打基础')?.id ?? 0;
  const student_id = students.find(({ course_ids: ids }) => ids.includes(course_id))?.id ?? 0;
  const place = { student_id: String(student_id), course_id: String(course_id) };
  const learned = (lessons: string) => world.control('lessons/learned', { ...place, lessons });
  await learned('0');
  const address = { subject_id: '2', course_id: place.course_id, student_ids: place.student_id };
  const query = new URLSearchParams(address).toString();
  await comeBack(page, world, 'zhou', `/lockunlock/info?${query}`, 'en');

  const lesson = (name = '') =>
    page.getByRole('treeitem').filter({ has: page.getByText(name, { exact: true }) });
  const stands = (name: string | undefined, lock: string) =>
    expect(lesson(name)).toContainText(say(`lessons:lock.${lock}`));
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const ask = async (name: string | undefined, lock: string) => {
    await lesson(name).click();
    await page
      .getByRole('button', { name: say(`lessons:locks.${lock}.open`), exact: true })
      .click();
  };
  const isRefused = async (name: string | undefined, lock: string, reason: string) => {
    await ask(name, lock);
    await expect(dialog).toContainText(say('lessons:locks.nothing'));
    await expect(dialog).toContainText(say(`lessons:locks.skipped.${reason}`, { names: name }));
    await press(say('parts:dialog.cancel'));
    await lesson(name).click();
  };
  const isDone = async (name: string | undefined, lock: string, chapter?: string) => {
    await ask(name, lock);
    await press(say(`lessons:locks.${lock}.verb`));
    await expect(dialog).toContainText(say(`lessons:locks.${lock}.done`));
    await expect(dialog).toContainText(say('lessons:locks.part.lesson', { names: name }));
    const along = say('lessons:locks.part.chapter', { names: chapter ?? '' });
    if (chapter === undefined) await expect(dialog).not.toContainText(along);
    else await expect(dialog).toContainText(along);
    await press(say('lessons:locks.return'));
    await stands(name, lock);
  };

  await untilListening(world, 'zhou');
  await stands(fractions, 'locked');
  await isRefused(fractions, 'unlocked', 'unlockNewFoundation');
  await isRefused(whole, 'locked', 'lockNewFoundation');
  await stands(whole, 'opened');
  // The student learns the first lesson, and the next one is open without a reload.
  await learned('1');
  await stands(fractions, 'opened');
  await isDone(fractions, 'locked');
  await isRefused(percentages, 'unlocked', 'unlockEarlierLocked');
  // The course's order has opened its chapter before.
  await isDone(whole, 'unlocked');
  await stands(rational, 'locked');
  await isRefused(roots, 'unlocked', 'unlockEarlierLocked');
  await isDone(rational, 'unlocked', secondChapter);
  await isDone(roots, 'unlocked');
  await isRefused(rational, 'locked', 'lockForGood');
  await stands(rational, 'unlocked');
});
