import { wordsIn, seenIn } from './words';
import { expect, test } from './world';

for (const language of seenIn('en')) {
  test(`[ROLE-001] [ROLE-002] [ROLE-028] [ROLE-029] [ROLE-030] [ROLE-031] [ROLE-040] [ROLE-041] /role says who uses the portal for what, and who does not, in ${language}`, async ({
    page,
  }) => {
    const say = wordsIn(language);
    await page.addInitScript((chosen) => {
      localStorage.setItem('select-language', JSON.stringify(chosen));
    }, language);
    await page.goto('/role');
    for (const who of ['analyst', 'principal', 'agent', 'family']) {
      await expect(page.getByText(say(`account:role.${who}`), { exact: true })).toBeVisible();
      await expect(page.getByText(say(`account:role.${who}Text`))).toBeVisible();
    }
  });
}
