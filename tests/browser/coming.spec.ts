import { isBuilt } from '../../src/app/areas/areas';
import { look } from './looks';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

// What leads to a page that is still being built says so, on the page and to a screen reader.
for (const language of ['zh', 'en'] as const) {
  const say = wordsIn(language);
  const coming = { mark: say('parts:coming'), says: say('parts:comingWhy') };

  for (const address of ['/home?subject_id=3', '/student/detail?student_id=10015&subject_id=3']) {
    test(`every link of ${address} that leads nowhere yet is marked as coming, in ${language}`, async ({
      page,
      world,
    }) => {
      await comeBack(page, world, 'zhou', address, language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(async () => {
        const links = await page.locator('a[href^="/"]').evaluateAll((all) =>
          all.map((link) => ({
            to: link.getAttribute('href') ?? '',
            mark: link.querySelector('[data-coming]')?.textContent ?? null,
            says: link.getAttribute('aria-description'),
          })),
        );
        expect(links.length).toBeGreaterThan(5);
        expect(links).toEqual(
          links.map(({ to }) => (isBuilt(to) ? { to, mark: null, says: null } : { to, ...coming })),
        );
      }).toPass();
      await look(page, `coming-${address.includes('home') ? 'home' : 'student'}-${language}`);
    });
  }
}
