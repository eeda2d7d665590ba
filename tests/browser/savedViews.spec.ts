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
  await views.getByLabel(say('parts:views.name')).fill('七年级');
  await views.getByLabel(say('parts:views.name')).press('Enter');
  await expect(views.getByRole('button', { name: '七年级', exact: true })).toBeVisible();
  await look(page, 'savedViews-zh');

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
  await context.close();
});
