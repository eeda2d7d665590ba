import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

// Whoever follows a link by keyboard goes on in the page that it leads to.

test('a link to another page leads the keyboard to its title, a view beside the others stays where it is', async ({
  page,
  world,
}) => {
  const say = wordsIn('zh');
  await comeBack(page, world, 'zhou', '/score/index?subject_id=2&view=overall');
  const parts = page.getByRole('navigation', { name: say('scores:analysis.parts') });
  const part = (name: string) =>
    parts.getByRole('link', { name: say(`scores:analysis.part.${name}`), exact: true });
  await part('unit').focus();
  await page.keyboard.press('Enter');
  await expect(part('unit')).toHaveAttribute('aria-current', 'page');
  await expect(part('unit')).toBeFocused();

  const title = page.getByRole('heading', { level: 1 });
  const student = page.getByRole('table').last().getByRole('link').first();
  await student.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/student_id=/);
  await expect(title).toBeFocused();
  // Who goes on by a link of the sidebar stays there.
  const home = page.getByRole('link', { name: say('shell:sidebar.home'), exact: true });
  await home.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home/);
  await expect(title).toHaveText(say('home:title'));
  await expect(home).toBeFocused();
});
