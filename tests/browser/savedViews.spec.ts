import { saveView, viewList } from '../../src/contract/savedViews';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

// Filters that are saved under a name.

const say = wordsIn('zh');
const title = say('parts:views.title');

test('filters of a list are saved under a name, chosen again in another browser, and removed', async ({
  page,
  browser,
  freshWorld: world,
}) => {
  await comeBack(page, world, 'zhou', '/student/list?subject_id=2&grade=7');
  const views = page.getByRole('dialog', { name: title });
  await page.getByRole('button', { name: title }).click();
  await expect(views.getByText(say('parts:views.none'))).toBeVisible();
  // Without a name nothing is saved, and the field says what to do.
  await views.getByRole('button', { name: say('parts:views.save') }).click();
  await expect(views.getByLabel(say('parts:views.name'))).toBeFocused();
  const wrong = views.getByText(say('parts:views.wrongName', { maximum: 30 }), { exact: true });
  await expect(wrong).toBeVisible();
  await look(page, 'savedViews-noName');
  await views.getByLabel(say('parts:views.name')).fill('七年级');
  await expect(wrong).toHaveCount(0);
  await views.getByLabel(say('parts:views.name')).press('Enter');
  await expect(views.getByRole('button', { name: '七年级', exact: true })).toBeVisible();
  await look(page, 'savedViews');

  const context = await browser.newContext();
  const other = await context.newPage();
  await comeBack(other, world, 'zhou', '/student/list?subject_id=2');
  await other.getByRole('button', { name: title }).click();
  await other.getByRole('button', { name: '七年级', exact: true }).click();
  await expect(other).toHaveURL(/subject_id=2&grade=7|grade=7&subject_id=2/);
  await expect(other.getByRole('dialog', { name: title })).toBeHidden();
  await other.getByRole('button', { name: title }).click();
  await other.getByRole('button', { name: say('parts:views.remove', { name: '七年级' }) }).click();
  await expect(other.getByText(say('parts:views.none'))).toBeVisible();
  // What was removed is had back as long as the list is open.
  const removed = other.getByRole('status').filter({
    hasText: say('parts:views.removed', { name: '七年级' }),
  });
  await look(other, 'savedViews-removed');
  await removed.getByRole('button', { name: say('parts:undo.undo') }).click();
  await expect(removed).toHaveCount(0);
  await other.getByRole('button', { name: '七年级', exact: true }).click();
  await expect(other).toHaveURL(/grade=7/);
  await context.close();
});

for (const [language, path, subject] of [
  ['zh', '/student/list', 2],
  ['en', '/answerHistoryEntry/index', 1],
] as const) {
  const says = wordsIn(language);

  test(`a saved view is renamed in place by keys, with a word about a name that is taken, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const client = createClient(world.address);
    const as = { as: language === 'zh' ? 'zhou' : 'emily' };
    for (const name of ['Old', 'Taken']) await client.ask(saveView, { path, name, query: '' }, as);
    await comeBack(page, world, as.as, `${path}?subject_id=${String(subject)}`, language);
    const views = page.getByRole('dialog', { name: says('parts:views.title') });
    const pencil = (name: string) =>
      views.getByRole('button', { name: says('parts:views.rename', { name }) });
    const field = views.getByRole('textbox', { name: says('parts:views.newName'), exact: true });
    await page.getByRole('button', { name: says('parts:views.title') }).click();

    await pencil('Old').press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Old');
    await page.keyboard.type('Never');
    await page.keyboard.press('Escape');
    await expect(pencil('Old')).toBeFocused();

    await page.keyboard.press('Enter');
    await field.fill('x'.repeat(31));
    await page.keyboard.press('Enter');
    await expect(views.getByText(says('parts:views.wrongName', { maximum: 30 }))).toBeVisible();
    await field.fill('Taken');
    await page.keyboard.press('Enter');
    await expect(views.getByText(says('server:views.taken'))).toBeVisible();
    await look(page, `savedViews-rename-${language}`);

    await field.fill('');
    const session = await page.context().newCDPSession(page);
    const composed = { text: 'qinian', selectionStart: 6, selectionEnd: 6 };
    await session.send('Input.imeSetComposition', composed);
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 } as const;
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
    await expect(field).toBeFocused();
    await session.send('Input.insertText', { text: '七年级' });
    await expect(field).toHaveValue('七年级');
    await page.keyboard.press('Shift');
    await page.keyboard.press('Enter');
    await expect(pencil('七年级')).toBeFocused();
    const { list } = await client.ask(viewList, { path }, as);
    expect(list.map(({ name }) => name).toSorted()).toEqual(['Taken', '七年级']);
  });
}
