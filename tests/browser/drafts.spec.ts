import type { BrowserContext, Page } from '@playwright/test';
import { openEssay } from './correcting';
import { look } from './looks';
import { openForm, typingDialogs } from './typingForms';
import { comeBack, expect, test, type World } from './world';
import { seenIn, wordsIn } from './words';

// Whatever a person types is kept until it is sent, or the person is told that it is not.

const say = wordsIn('zh');
const restore = say('parts:draft.restore');
const isKept = /^已于 .+ 保存到本机$/;
const takeOver = say('parts:draft.takeOver');

const openFeedback = (page: Page) => page.goto('/feedback?subject_id=1');
const content = (page: Page) => page.getByRole('textbox', { name: say('feedback:field.content') });

for (const [name, form] of Object.entries(typingDialogs)) {
  test(`${name}: Escape right after the last letter loses nothing, and what is kept is said`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', form.address());
    const field = await openForm(page, form);
    await field.fill('先写一半');
    await expect(page.getByRole('dialog').getByText(isKept)).toBeVisible();
    await page.clock.install();
    await field.fill('先写一半，再写完');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    const again = await openForm(page, form);
    const button = page.getByRole('dialog').getByRole('button', { name: restore });
    const offer = page
      .getByRole('dialog')
      .getByRole('status')
      .filter({ has: page.getByRole('button', { name: restore }) });
    // It lies over nothing of the form: where it stands is where its place in the form is.
    const strays = await offer.evaluate((shown) => {
      const next = shown.parentElement?.nextElementSibling?.getBoundingClientRect();
      return shown.getBoundingClientRect().bottom > (next?.top ?? 0);
    });
    expect(strays).toBe(false);
    await button.click();
    await expect(again).toHaveValue('先写一半，再写完');
  });
}

test('a draft that was not answered stays, and so does what was typed beside it', async ({
  page,
  world,
}) => {
  await comeBack(page, world, 'zhou', '/feedback?subject_id=1');
  const offers = page.getByRole('button', { name: restore });
  await page.getByRole('radio').first().check();
  await content(page).fill('第一份');
  await expect(page.getByText(isKept)).toBeVisible();
  await page.reload();
  await expect(offers).toHaveCount(1);
  await content(page).fill('第二份');
  await expect(page.getByText(isKept)).toBeVisible();
  await expect(offers).toHaveCount(1);
  await page.reload();
  await expect(offers).toHaveCount(2);
  await expect(page.getByText(say('parts:draft.of', { number: 2, count: 2 }))).toBeVisible();
  // Each says what was typed, and can be had back after it was discarded.
  for (const text of ['第一份', '第二份']) {
    await expect(page.getByText(say('parts:draft.excerpt', { text }))).toBeVisible();
  }
  const undo = page.getByRole('button', { name: say('parts:draft.undo'), exact: true });
  for (const left of [1, 0]) {
    await page
      .getByRole('button', { name: say('parts:draft.discard') })
      .first()
      .click();
    await expect(offers).toHaveCount(left);
    await expect(undo).toHaveCount(2 - left);
  }
  await look(page, 'drafts-discarded');
  for (const left of [1, 0]) {
    await undo.first().click();
    await expect(undo).toHaveCount(left);
  }
  await expect(offers).toHaveCount(2);
  // Which is older the page knows only once the server has told the time: their order is open.
  await offers.first().click();
  await expect(content(page)).toHaveValue(/^第[一二]份$/);
  const restored = await content(page).inputValue();
  await offers.first().click();
  await expect(content(page)).toHaveValue(restored === '第一份' ? '第二份' : '第一份');
});

/** Two tabs of one browser with the same form; the first came first. */
async function openTwice(context: BrowserContext, page: Page, world: World): Promise<Page> {
  await comeBack(page, world, 'zhou', '/feedback?subject_id=1');
  await expect(content(page)).toBeVisible();
  const other = await context.newPage();
  await openFeedback(other);
  return other;
}

test('a form that is open in two tabs is kept in one: the other says so, and can take over', async ({
  page,
  context,
  world,
}) => {
  const other = await openTwice(context, page, world);
  const told = say('parts:draft.elsewhere');
  await expect(other.getByRole('alert').getByText(told)).toBeVisible();
  await expect(page.getByRole('alert').getByText(told)).toBeHidden();

  await content(page).fill('第一个标签页写的');
  await other.getByRole('button', { name: takeOver }).click();
  await expect(page.getByRole('alert').getByText(told)).toBeVisible();
  await expect(other.getByRole('alert').getByText(told)).toBeHidden();
  await other.getByRole('button', { name: restore }).click();
  await expect(content(other)).toHaveValue('第一个标签页写的');

  await other.close();
  await expect(page.getByRole('alert').getByText(told)).toBeHidden();
});

for (const language of seenIn('en')) {
  const says = wordsIn(language);

  test(`the second tab on an essay is told at the top of the desk, and can take over there, in ${language}`, async ({
    page,
    context,
    freshWorld,
  }) => {
    const desk = await openEssay(page, freshWorld, 'zhou', language);
    await desk.comment.fill('Good.');
    const other = await context.newPage();
    await other.setViewportSize({ width: 1024, height: 768 });
    await other.goto(page.url());
    const told = other.getByRole('alert').filter({ hasText: says('parts:draft.elsewhere') });
    await expect(told).toBeInViewport({ ratio: 1 });
    await other.getByLabel(says('grading:overall.comment'), { exact: true }).focus();
    await expect(told).toBeInViewport({ ratio: 1 });
    await look(other, `drafts-essay-elsewhere-${language}`);
    // What is about to be submitted says so once more.
    await other.getByLabel(says('grading:overall.rating'), { exact: true }).fill('80');
    await other.getByLabel(says('grading:overall.comment'), { exact: true }).fill('Clear.');
    await other.getByRole('button', { name: says('grading:readThrough.open') }).click();
    const question = other.getByRole('dialog');
    await expect(question.getByText(says('grading:answer.elsewhere'))).toBeVisible();
    await look(other, `drafts-essay-elsewhere-submitting-${language}`);
    await question.getByRole('button', { name: says('grading:readThrough.back') }).click();
    await told.getByRole('button', { name: says('parts:draft.takeOver') }).click();
    await expect(told).toBeHidden();
    await other.getByRole('button', { name: says('parts:draft.restore') }).click();
    await expect(other.getByLabel(says('grading:overall.comment'), { exact: true })).toHaveValue(
      'Good.',
    );
  });

  test(`the reason of a level's change is kept over Escape and a reload, and not replaced, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const address = '/student/detail?subject_id=2&student_id=10022&view=homework';
    await comeBack(page, freshWorld, 'zhou', address, language);
    const stage = says('lessons:level.stage.levelEnd', { level: 5 });
    await page.getByRole('link', { name: stage }).click();
    const dialog = page.getByRole('dialog');
    const reason = dialog.getByLabel(says('lessons:level.reason'), { exact: true });
    const offers = dialog.getByRole('button', { name: says('parts:draft.restore') });
    await dialog.getByRole('radio').last().check();
    await reason.fill('Algebra');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(offers).toBeVisible();
    await look(page, `drafts-level-${language}`);
    await reason.fill('Not this');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(offers).toHaveCount(2);
    while ((await reason.inputValue()) !== 'Algebra') await offers.first().click();
    await expect(dialog.getByRole('radio').last()).toBeChecked();
    await dialog.getByRole('button', { name: says('lessons:level.verb.down') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Algebra', { exact: true })).toBeVisible();
  });
}

/** Fills local storage until it takes no more; the database, whose room is the disk's, refuses as if it was full. */
function fillStorage(): void {
  for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (let count = 0; ; count += 1) {
        localStorage.setItem(`full-${String(size)}-${String(count)}`, 'x'.repeat(size));
      }
    } catch {
      // A smaller piece may still fit.
    }
  }
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

/** Makes room in local storage alone. */
function makeRoom(): void {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith('full-')) localStorage.removeItem(name);
  }
}

test('a browser whose storage is full says that a draft is not kept, until there is room', async ({
  page,
  world,
}) => {
  await comeBack(page, world, 'zhou', '/feedback?subject_id=1');
  await expect(content(page)).toBeVisible();
  await page.evaluate(fillStorage);
  await content(page).fill('放不下的一段话');
  const alert = page.getByRole('alert').filter({ hasText: say('parts:draft.failed') });
  await expect(alert).toBeVisible();
  await expect(content(page)).toHaveValue('放不下的一段话');

  await page.evaluate(makeRoom);
  await alert.getByRole('button', { name: say('parts:failed.retry') }).click();
  await expect(page.getByText(isKept)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: restore }).click();
  await expect(content(page)).toHaveValue('放不下的一段话');
});
