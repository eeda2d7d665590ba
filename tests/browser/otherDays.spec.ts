import { look } from './looks';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

const reversed = 'from=2026-11-20&to=2026-11-01';

for (const language of seenIn('en')) {
  test(`a list whose days are out of order says so at the day, and of which days it is [${language}]`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    await page.setViewportSize({ width: 1024, height: 768 });
    await comeBack(page, world, 'zhou', '/home?subject_id=2', language);
    const list = page.locator('[data-other-days]');
    for (const [address, all] of [
      ['/report/stuInfo?subject_id=2&student_id=10015', false],
      ['/report/list?subject_id=2', false],
      ['/crystal/list?subject_id=2&choiceTab=records', true],
      ['/crystal/list?subject_id=2&choiceTab=own', true],
    ] as const) {
      await page.goto(`${address}&${reversed}`);
      const to = page.getByRole('textbox', { name: say('reports:filter.to'), exact: true });
      await expect(to, address).toHaveAttribute('aria-invalid', 'true');
      await expect(to).toHaveAccessibleDescription(say('reports:range.beforeStart'));
      const days = all ? say('reports:range.all') : '';
      const shown = say('reports:range.shown', { days }).trim();
      const alert = page.getByRole('alert').filter({ hasText: shown });
      await expect(alert).toContainText(all ? shown : /\d/);
      await expect(list).toBeVisible();
      await look(page, `otherDays-${all ? 'coins' : 'report'}-${language}`);
      await to.fill('2026-11-30');
      await expect(to).not.toHaveAttribute('aria-invalid');
      await expect(list).toBeHidden();
      await expect(alert).toBeHidden();
    }
  });
}
