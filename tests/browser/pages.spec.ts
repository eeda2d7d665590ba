import type { Page } from '@playwright/test';
import { look } from './looks';
import { showsPdf } from './pdfViewer';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, keptIn, test } from './world';

const preview = (fileUrl: string) => `/previewFile?${new URLSearchParams({ fileUrl }).toString()}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const language of seenIn('en')) {
  test(`[ROUTE-005] [ROUTE-006] a file of each kind is shown, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    await comeBack(page, world, 'zhou', preview('/attachments/更正说明.txt'), language);
    await expect(heading(page)).toHaveText('更正说明.txt');
    await expect(page.getByText('Unit 5 听力材料更正说明')).toBeVisible();
    await look(page, `preview-text-${language}`);
    await page.goto(preview('/attachments/电路图.svg'));
    const picture = page.getByRole('img', { name: '电路图.svg' });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await look(page, `preview-image-${language}`);
    for (const isEnabled of [true, false]) {
      await showsPdf(page, isEnabled);
      await page.goto(preview('/attachments/恢复清单.pdf'));
      await expect(page.locator('iframe')).toHaveCount(isEnabled ? 1 : 0);
      await expect(page.getByText(say('parts:noPdfViewer'))).toHaveCount(isEnabled ? 0 : 1);
    }
    await page.goto(preview('/attachments/none.txt'));
    await expect(page.getByText(say('pages:preview.failed'))).toBeVisible();
    await look(page, `preview-failed-${language}`);
    await page.goto('/previewFile');
    await expect(page.getByText(say('pages:preview.missing'))).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${say('pages:preview.title')} · `));
    await look(page, `preview-missing-${language}`);
  });

  test(`[ROUTE-004] [CALL-044] the guide is gone through, and remembered, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const say = wordsIn(language);
    await comeBack(page, freshWorld, 'zhou', '/guide?subject_id=2', language);
    const press = (name: string) => page.getByRole('button', { name: say(name) }).click();
    await expect(page.getByText(say('pages:guide.students.text'))).toBeVisible();
    await look(page, `guide-1-${language}`);
    await press('pages:guide.next');
    await press('pages:guide.next');
    await expect(page.getByText(say('pages:guide.foundation.text'))).toBeVisible();
    await press('pages:guide.back');
    await expect(page.getByText(say('pages:guide.homework.text'))).toBeVisible();
    await press('pages:guide.next');
    await press('pages:guide.next');
    await expect(page.getByText(say('pages:guide.rewards.text'))).toBeVisible();
    await look(page, `guide-4-${language}`);
    const told = page.waitForRequest('**/teacher/setGuideStatus');
    await press('pages:guide.finish');
    await told;
    await expect(page).toHaveURL(/\/home\?subject_id=2$/);
    expect(await keptIn(page, 'tab', 'guide-dialog')).toBe(true);
  });

  for (const [id, path, title] of [
    ['SCREEN-180', '/downloadCenter', 'pages:download.title'],
    ['SCREEN-186', '/oldVersion', 'pages:oldVersion.title'],
    ['SCREEN-187', '/winterBreak', 'pages:break.title'],
  ] as const) {
    test(`[${id}] ${path} says what it is about, in ${language}`, async ({ page, world }) => {
      const say = wordsIn(language);
      await comeBack(page, world, 'zhou', path, language);
      await expect(heading(page)).toHaveText(say(title));
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await look(page, `${path.slice(1)}-${language}`);
    });
  }

  test(`[ROUTE-075] the to-do list has a page of its own, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    await comeBack(page, world, 'zhou', '/todo/list?subject_id=3', language);
    await expect(heading(page)).toHaveText(say('shell:sidebar.todo'));
    await expect(page.getByRole('listitem').getByRole('button').first()).toBeVisible();
    await look(page, `todo-${language}`);
  });

  test(`[SCREEN-185] /welcome greets by name, in ${language}`, async ({ page, world }) => {
    const say = wordsIn(language);
    await comeBack(page, world, 'zhou', '/welcome?subject_id=2', language);
    await expect(heading(page)).toHaveText(say('pages:welcome.title', { name: '明远' }));
    await look(page, `welcome-${language}`);
    await page.getByRole('link', { name: say('pages:welcome.clients') }).click();
    await expect(heading(page)).toHaveText(say('pages:download.title'));
  });
}

for (const language of seenIn('en')) {
  test(`[ROUTE-007] an office file opens in a new tab, in ${language}`, async ({ page, world }) => {
    const say = wordsIn(language);
    await comeBack(page, world, 'zhou', '/home', language);
    await page.goto(preview('/attachments/练习清单.rtf'));
    await expect(page.getByText(say('pages:preview.opened'))).toBeVisible();
    await look(page, `preview-office-${language}`);
    const opened = page
      .context()
      .waitForEvent('request', (request) =>
        request.url().endsWith(`/attachments/${encodeURIComponent('练习清单.rtf')}`),
      );
    await page.getByRole('button', { name: say('pages:preview.open') }).click();
    await opened;
  });

  test(`[ROUTE-012] a video plays, in ${language}`, async ({ page, world }) => {
    const say = wordsIn(language);
    await comeBack(page, world, 'zhou', '/home', language);
    const address = `/attachments/${encodeURIComponent('解一元一次方程.webm')}`;
    await page.goto(`/viewVideo?${new URLSearchParams({ videoUrl: address }).toString()}`);
    const video = page.locator('video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth))
      .toBe(640);
    await video.evaluate((element: HTMLVideoElement) => element.play());
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
    await video.evaluate((element: HTMLVideoElement) => {
      element.pause();
    });
    await look(page, `video-${language}`);
    await page.goto('/viewVideo?videoUrl=/attachments/none.webm');
    await expect(page.getByText(say('pages:preview.failed'))).toBeVisible();
  });
}

test('[SCREEN-181] [SCREEN-182] both clients are downloaded from our own server', async ({
  page,
  world,
}) => {
  const say = wordsIn('zh');
  await comeBack(page, world, 'zhou', '/downloadCenter');
  for (const [verb, name] of [
    ['pages:download.windows.verb', 'portal.url'],
    ['pages:download.mac.verb', 'portal.webloc'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: say(verb) }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
});

test('[SEC] nothing that is not on the list is opened, whatever an address looks like', async ({
  page,
  world,
}) => {
  const say = wordsIn('zh');
  await comeBack(page, world, 'zhou', '/home');
  const { host } = new URL(world.address);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { host: asked, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== host) elsewhere.push(request.url());
  });
  for (const address of [
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    '\\\\evil.example\\a.png',
    'https://evil.example/a.png',
    `http://${host}@evil.example/a.png`,
    `http://${host}.evil.example/a.png`,
    'http://127.0.0.1:1/a.png',
    'javascript:alert(1)//.png',
    'data:image/svg+xml,<svg onload="alert(1)"/>.svg',
    'blob:http://evil.example/1.png',
    '/\t/evil.example/a.png',
  ]) {
    await page.goto(preview(address));
    await expect(page.getByText(say('pages:preview.refused')), address).toBeVisible();
  }
  await page.goto('/viewVideo?videoUrl=//evil.example/a.webm');
  await expect(page.getByText(say('pages:preview.refused'))).toBeVisible();
  expect(elsewhere).toEqual([]);
  await look(page, 'preview-refused');
});
