import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../src/domain/limits';
import { holdTime } from './heldTime';
import { look } from './looks';
import { pictureOf } from './pictures';
import { type Say, wordsIn, seenIn } from './words';
import { expect, logIn, openWithKey, password, test } from './world';

const people = {
  zh: { id: '101', username: 'zhou', nickname: '明远', better: '明远新' },
  en: { id: '102', username: 'emily', nickname: 'Ms. Hartwell', better: 'Mia H.' },
} as const satisfies Record<Language, object>;

async function choose(page: Page, person: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: person, exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** How large a picture is, and its colour at the left and the right. */
function lookOf(picture: Locator) {
  return picture.evaluate((image: HTMLImageElement) => {
    const { naturalWidth: side, naturalHeight } = image;
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = naturalHeight;
    const drawn = canvas.getContext('2d');
    drawn?.drawImage(image, 0, 0);
    const colour = (x: number) => {
      const [red = 0, green = 0] = drawn?.getImageData(x, side / 2, 1, 1).data ?? [];
      return red > green ? 'red' : 'green';
    };
    return { side: side === naturalHeight ? side : 0, left: colour(1), right: colour(side - 2) };
  });
}

/** Chooses a picture, and of it a quarter at the left: by slider, button, wheel, mouse and keys. */
async function chooseLeft(page: Page, say: Say, buffer: Buffer, name: string): Promise<void> {
  const file = { name: 'photo.png', mimeType: 'image/png', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: say('account:crop.title') });
  const zoom = dialog.getByRole('slider', { name: say('account:crop.zoom') });
  const area = dialog.getByRole('application', { name: say('account:crop.area') });
  await zoom.fill('1.5');
  await dialog.getByRole('button', { name: say('parts:zoom.in') }).click();
  await expect(zoom).toHaveValue('1.75');
  await area.hover();
  await page.mouse.wheel(0, -100);
  await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1.8);
  await zoom.fill('2');
  await area.focus();
  const position = (across: number, down: number) =>
    dialog.getByText(say('account:crop.position', { across, down }));
  await expect(position(50, 50)).toBeAttached();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(position(50, 55)).toBeAttached();
  const box = await area.boundingBox();
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + width * 0.8, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(position(23, 55)).toBeAttached();
  await look(page, name);
  await dialog.getByRole('button', { name: say('account:crop.use') }).click();
  await expect(dialog).toBeHidden();
}

for (const language of seenIn('zh')) {
  const { id, username, nickname, better } = people[language];
  const say = wordsIn(language);

  test(`[SCREEN-175] [SCREEN-176] [SCREEN-177] [MSG-034] [MSG-043] [MSG-044] [MSG-045] [MSG-046] [MSG-047] [MSG-048] [MSG-049] [MSG-050] [MSG-051] [MSG-052] [MSG-053] [CODE-002] [CALL-002] [CALL-005] [CALL-006] [CALL-009] saves nickname and avatar, in ${language}`, async ({
    page,
    freshWorld: _,
  }) => {
    await page.clock.install();
    await logIn(page, username);
    await expect(page).toHaveURL(/\/home\?/);
    await choose(page, nickname, say('shell:entry.profile'));
    const dialog = page.getByRole('dialog', { name: say('account:profile.title') });
    const name = dialog.getByRole('textbox', { name: say('account:profile.nickname') });
    await expect(name).toHaveValue(nickname);
    const verb = dialog.getByRole('button', { name: say('account:profile.verb') });
    for (const [typed, error] of [
      ['', 'required'],
      ['M', `nicknameLength_${language}`],
      ['M@ng', `nicknameCharacters_${language}`],
    ] as const) {
      await name.fill(typed);
      await verb.click();
      const said = say(`account:profile.error.nickname.${error}`, { length: typed.length });
      await expect(dialog.getByText(said)).toBeVisible();
    }
    await name.fill('Teacher Lin'.replace(' ', language === 'zh' ? '' : ' '));
    await verb.click();
    await expect(
      dialog.getByText(say('account:profile.error.nickname.nicknameWord')),
    ).toBeVisible();
    await expect(dialog.getByText(say('account:profile.error.avatar.required'))).toBeVisible();
    await look(page, `profile-wrong-${language}`);

    const input = dialog.locator('input[type=file]');
    const pickGif = (size: number) =>
      input.setInputFiles({
        ...{ name: 'photo.gif', mimeType: 'image/gif', buffer: Buffer.alloc(size, 'GIF89a') },
      });
    await pickGif(5 * 1024 * 1024);
    await expect(dialog.getByText(say('account:profile.error.avatar.tooLarge'))).toBeVisible();
    await page.route('**/teacher/imgUpload', (route) =>
      route.fulfill({ json: { code: 5000, message: 'No room for pictures', data: {} } }),
    );
    await pickGif(60);
    await expect(page.getByText('No room for pictures')).toBeVisible();
    await page.unroute('**/teacher/imgUpload');
    await page.route('**/teacher/imgUpload', (route) => route.abort());
    await pickGif(60);
    await expect(page.getByText(say('account:profile.uploadFailed'))).toBeVisible();
    await page.unroute('**/teacher/imgUpload');
    await input.setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<script>alert(1)</script>'),
    });
    await expect(page.getByRole('alert').filter({ hasText: 'BMP' })).toBeVisible();
    await expect(dialog.getByRole('img')).toHaveCount(0);
    await input.setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: await pictureOf(page, 300, 200),
    });
    const cropping = page.getByRole('dialog', { name: say('account:crop.title') });
    await cropping.getByRole('button', { name: say('account:crop.cancel') }).click();
    await expect(cropping).toBeHidden();
    await expect(dialog.getByRole('img')).toHaveCount(0);
    await chooseLeft(page, say, await pictureOf(page, 300, 200), `profile-crop-${language}`);
    const picture = dialog.getByRole('img', { name: say('account:profile.avatarNow') });
    await expect(picture).toBeVisible();
    await expect.poll(() => lookOf(picture)).toEqual({ side: 100, left: 'red', right: 'green' });
    await name.fill(better);
    await look(page, `profile-${language}`);
    const saving = '**/teacher/updateSupervisorBasicInfo';
    await page.route(saving, (route) =>
      route.fulfill({ json: { code: 200, message: '', data: { status: 4 } } }),
    );
    await name.press('Enter');
    await expect(page.getByText(say('account:profile.failed'))).toBeVisible();
    await page.unroute(saving);
    await name.focus();
    await holdTime(page);
    const saved = page.waitForRequest(saving);
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('account:profile.saved'))).toBeVisible();
    const request = await saved;
    expect(request.method()).toBe('POST');
    expect(request.headers()).toMatchObject({ 'auth-type': 'password', 'user-id': id });
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: better, exact: true })).toBeVisible();

    await page.clock.resume();
    await page.reload();
    await choose(page, better, say('shell:entry.profile'));
    await expect(name).toHaveValue(better);
    await expect(picture).toBeVisible();
  });

  test(`[SCREEN-178] [SHELL-012] [PWD-01] [PWD-02] [PWD-04] [CODE-016] [MSG-006] [MSG-013] [MSG-054] [MSG-055] [MSG-056] [MSG-057] [MSG-058] [CALL-011] changes the password, in ${language}`, async ({
    page,
    freshWorld: _,
  }) => {
    const fresh = 'autumn2026';
    await logIn(page, username);
    await expect(page).toHaveURL(/\/home\?/);
    await choose(page, nickname, say('shell:entry.password'));
    const dialog = page.getByRole('dialog', { name: say('account:password.title') });
    const current = dialog.locator('input[name=current]');
    const first = dialog.locator('input[name=password]');
    const second = dialog.locator('input[name=confirmation]');
    await current.fill('notmine2026');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(say('account:password.error.password.required'))).toBeVisible();
    await first.fill('short');
    await second.fill('other2026');
    await page.keyboard.press('Enter');
    await expect(
      dialog.getByText(say('account:password.error.password.passwordFormat')),
    ).toBeVisible();
    await expect(first).toBeFocused();
    await first.fill('notmine2026');
    await expect(
      dialog.getByText(say('account:password.error.password.passwordSame')),
    ).toBeVisible();
    await first.fill(fresh);
    await expect(
      dialog.getByText(say('account:password.error.confirmation.mismatch')),
    ).toBeVisible();
    await look(page, `password-wrong-${language}`);
    await second.fill(fresh);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(say('account:password.error.current.wrong'))).toBeVisible();
    await expect(current).toBeFocused();
    await look(page, `password-current-${language}`);
    await current.fill(password);
    await page.route('**/teacher/updatePassword', (route) => route.abort());
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('account:password.failed'))).toBeVisible();
    await expect(page.getByText(say('shell:unsure.network'))).toBeVisible();
    await page.unroute('**/teacher/updatePassword');
    for (const [json, told] of [
      [{ code: 5000, message: '', data: {} }, 'failure.code'],
      [{ answer: 42 }, 'unsure.shape'],
    ] as const) {
      await page.getByRole('button', { name: say('account:password.back') }).click();
      await page.route('**/teacher/updatePassword', (route) => route.fulfill({ json }));
      await dialog.getByRole('button', { name: say('account:password.verb') }).click();
      await expect(page.getByText(say(`shell:${told}`))).toBeVisible();
      await page.unroute('**/teacher/updatePassword');
    }
    const retype = async (typed: string) => {
      await page.getByRole('button', { name: say('account:password.back') }).click();
      for (const field of [first, second]) await field.fill(typed);
    };
    await retype('password1');
    await dialog.getByRole('button', { name: say('account:password.verb') }).click();
    await expect(
      page
        .getByRole('alertdialog')
        .getByText(say('account:password.error.password.passwordCommon')),
    ).toBeVisible();
    await retype(fresh);
    // What was shown before is no proof of what is typed now.
    await current.fill('wrong111');
    await dialog.getByRole('button', { name: say('account:password.verb') }).click();
    await expect(dialog.getByText(say('account:password.error.current.wrong'))).toBeVisible();
    await current.fill(password);
    await dialog.getByRole('button', { name: say('account:password.verb') }).click();

    const told = page.getByRole('alertdialog', { name: say('account:password.changed') });
    await expect(told).toBeVisible();
    await told.getByRole('button', { name: say('account:password.logIn') }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.locator('input[name=username]').fill(username);
    await page.locator('input[name=password]').fill(fresh);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/home\?/);
    expect(fresh).not.toBe(password);
  });
}

for (const language of seenIn('zh')) {
  test(`[SHELL-011] [ROLE-093] [ROLE-094] [MSG-062] [WAK-04] [WAK-08] [WAK-09] goes to another account, which sleeps, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const say = wordsIn(language);
    const together = { uname: 'type6', phone: '19900001001', upgraded: 'true' };
    await freshWorld.control('account', { ...together, isFrozen: 'true' });
    await openWithKey(page, freshWorld, 'zhou');
    await expect(page.getByRole('button', { name: '明远' })).toBeVisible();
    await page.evaluate((chosen) => {
      localStorage.setItem('select-language', JSON.stringify(chosen));
    }, language);
    await page.goto('/home');
    await page.getByRole('button', { name: '明远' }).click();
    await expect(page.getByRole('menuitem', { name: say('shell:entry.profile') })).toHaveCount(0);
    await page.getByRole('menuitem', { name: say('shell:entry.accountSecurity') }).click();
    const dialog = page.getByRole('dialog', { name: say('account:security.title') });
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expect(dialog.getByText(say('account:security.asleep'))).toBeVisible();
    await look(page, `security-${language}`);

    const row = dialog.getByRole('listitem').filter({ hasText: say('account:security.asleep') });
    await row.getByRole('button').click();
    const question = page.getByRole('alertdialog');
    await look(page, `wakeup-${language}`);
    await question.getByRole('button', { name: say('account:wakeUp.decline') }).click();
    await expect(question).toBeHidden();
    await row.getByRole('button').click();
    await freshWorld.control('fail', { path: '/teacher/wakeUpAccount', kind: 'code' });
    await question.getByRole('button', { name: say('account:wakeUp.verb') }).click();
    const told = page.getByRole('alert').getByText(say('account:wakeUp.failed'));
    await expect(told.first()).toBeVisible();
    await question.getByRole('button', { name: say('account:wakeUp.verb') }).click();
    await expect(page.getByRole('button', { name: '立夏' })).toBeVisible();
  });
}
