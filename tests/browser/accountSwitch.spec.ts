import { switchAccount } from '../../src/contract/account';
import { look } from './looks';
import { otherAccount, setOtherAccount } from './paths/account/otherAccounts';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

for (const language of seenIn('zh')) {
  test(`[MSG-009] [CALL-083] switching the account that fails says so, may be tried again, and leads back, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const say = wordsIn(language);
    await setOtherAccount({ world }, 'emily', { isOwn: true });
    await comeBack(page, world, 'zhou', '/home?subject_id=1', language);
    await page.getByRole('button', { name: '明远', exact: true }).click();
    const back = say('shell:entry.goBack');
    await expect(page.getByRole('menuitem', { name: back })).toHaveCount(0);
    await page.getByRole('menuitem', { name: say('shell:entry.accountSecurity') }).click();
    const name = say('account:security.switchTo', { school: otherAccount('emily').school });
    await page.route(`**${switchAccount.path}`, (call) => call.abort());
    await page.getByRole('button', { name }).click();
    await expect(page.getByText(say('account:security.notSwitched')).first()).toBeVisible();
    await look(page, `account-not-switched-${language}`);
    await page.unroute(`**${switchAccount.path}`);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name }).click();
    await loaded;
    const returned = page.waitForRequest((sent) => sent.url().includes('authKey='));
    await page.getByRole('button', { name: 'Ms. Hartwell', exact: true }).click();
    // Her interface is English.
    const inEnglish = wordsIn('en')('shell:entry.goBack');
    await page.getByRole('menuitem', { name: inEnglish }).click();
    await returned;
    await expect(page.getByRole('button', { name: '明远', exact: true })).toBeVisible();
  });
}
