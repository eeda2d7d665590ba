import { switchAccount } from '../../src/contract/account';
import { languages } from '../../src/domain/limits';
import { look } from './looks';
import { otherAccount, setOtherAccount } from './paths/account/otherAccounts';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

for (const language of languages) {
  test(`[MSG-009] switching the account that fails says so, and may be tried again, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const say = wordsIn(language);
    await setOtherAccount({ world }, 'emily', { isOwn: true });
    await comeBack(page, world, 'zhou', '/home?subject_id=1', language);
    await page.getByRole('button', { name: '明远', exact: true }).click();
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
  });
}
