import { readFile } from 'node:fs/promises';
import { look } from './looks';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

// Which columns a list shows, and so its file.

for (const language of seenIn('zh')) {
  test(`a column that a narrow page dropped is brought back by the keyboard, kept, and exported with those that have no room [${language}]`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    await page.setViewportSize({ width: 1024, height: 768 });
    await comeBack(page, world, 'zhou', '/student/list?subject_id=2', language);
    const head = (id: string) =>
      page.getByRole('columnheader', { name: say(`students:column.${id}`), exact: true });
    await expect(head('name')).toBeVisible();
    await expect(head('joined')).toBeHidden();
    const missing = page.getByRole('button', { name: say('parts:columns.label') });
    await expect(missing).toContainText(/\d/);

    await missing.focus();
    await page.keyboard.press('Enter');
    const boxes = page.getByRole('group', { name: say('parts:columns.label'), exact: true });
    const box = (id: string) =>
      boxes.getByRole('checkbox', { name: say(`students:column.${id}`), exact: true });
    await expect(box('joined')).not.toBeChecked();
    await box('joined').focus();
    await page.keyboard.press('Space');
    await expect(head('joined')).toBeVisible();
    await box('grade').press('Space');
    await expect(head('grade')).toBeHidden();
    await look(page, `columns-${language}`);
    await page.keyboard.press('Escape');
    await expect(missing).toBeFocused();

    await page.reload();
    await expect(head('joined')).toBeVisible();
    await expect(head('grade')).toBeHidden();

    // The file is that of a page with room for every column that nobody hides.
    const visible = page.getByRole('columnheader').filter({ visible: true });
    const narrow = await visible.count();
    await page.setViewportSize({ width: 2560, height: 768 });
    await expect.poll(() => visible.count()).toBeGreaterThan(narrow);
    const heads = await visible.allInnerTexts();
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(visible).toHaveCount(narrow);
    await page.getByRole('button', { name: say('parts:export.open'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: say('parts:export.title') });
    await expect(dialog.getByText(say('parts:export.columns'))).toBeVisible();
    const file = page.waitForEvent('download');
    await dialog.getByRole('button', { name: say('parts:export.confirm'), exact: true }).click();
    const text = await readFile(await (await file).path(), 'utf8');
    const written = (text.split('\n')[0] ?? '').replace(/["\r\uFEFF]/gu, '').split(',');
    // One column shows the foundation, three of a file hold it.
    const parts = ['foundationType', 'round', 'level'].map((name) =>
      say(`students:column.${name}`),
    );
    const shown = heads
      .filter((one) => one.trim() !== '' && one !== say('parts:table.actions'))
      .flatMap((one) => (one === say('students:column.foundation') ? parts : [one]));
    expect(written.filter((one) => one !== say('students:column.account'))).toEqual(shown);
    await dialog
      .getByRole('button', { name: say('parts:dialog.close') })
      .first()
      .click();

    await missing.click();
    await boxes.getByRole('button', { name: say('parts:columns.reset') }).click();
    await expect(head('grade')).toBeVisible();
    await expect(head('joined')).toBeHidden();
  });
}
