import type { Page } from '@playwright/test';
import { uploadImage } from '../../src/contract/account';
import { createFeedback, feedbackList } from '../../src/contract/feedback';
import { emptyOf } from '../../src/domain/feedback';
import { headquartersDraftKey } from '../../src/domain/headquartersDrafts';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { comeBackToDraft } from './paths/drafts';
import { files } from './paths/files';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

const address = '/feedback?subject_id=2';
const subject = headquartersDraftKey(2);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const language of seenIn('zh')) {
  const say = wordsIn(language);
  const boxTab = (page: Page) => page.getByRole('tab', { name: say('feedback:draft.title') });
  const content = (page: Page) =>
    page.getByRole('textbox', { name: say('feedback:field.content') });
  const rows = (page: Page) =>
    page.getByRole('list', { name: say('feedback:draft.title') }).getByRole('listitem');
  const texts = (
    {
      zh: ['解析第二步漏写了检验', '第 32 页的例题印错了单位', '学生列表一直是空的，刷新后才出现'],
      en: [
        'The second step lacks the check',
        'A unit is misprinted on page 32',
        'The list stays empty',
      ],
    } as const
  )[language];

  test(`[SCREEN-102] [HQF-05] [HQF-06] drafts are looked through, opened as they were typed, and removed for good, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    await comeBack(page, freshWorld, 'zhou', address, language);
    await boxTab(page).click();
    await expect(page.getByText(say('feedback:draft.nothing.title'))).toBeVisible();
    await look(page, `draftBox-empty-${language}`);
    await page.goBack();
    await expect(content(page)).toBeVisible();

    const kept = texts.map((text, index) => ({
      key: index === 0 ? subject : `${subject}.beside.${String(index)}`,
      content: {
        ...emptyOf(index === 1 ? 'textbook' : 'portal'),
        ...{ content: text, phone: '138' },
      },
    }));
    const walk = { page, world: freshWorld, language, say };
    await comeBackToDraft(walk, 'zhou', `${address}&view=drafts`, ...kept);
    await expect(rows(page)).toHaveCount(3);
    await look(page, `draftBox-${language}`);
    const type = page.getByRole('combobox', { name: say('feedback:field.type') });
    await type.selectOption('textbook');
    await expect(rows(page)).toHaveCount(1);
    await type.selectOption('question');
    await expect(page.getByText(say('parts:nothingForFilter.title'))).toBeVisible();
    await look(page, `draftBox-filtered-${language}`);
    await button(page, say('parts:nothingForFilter.clear')).click();

    // A phone number that is half typed comes back with the rest.
    const opened = rows(page).filter({ hasText: texts[1] });
    await opened
      .getByRole('button', { name: say('feedback:draft.openOne', { draft: '' }) })
      .click();
    await expect(content(page)).toHaveValue(texts[1]);
    await expect(page.getByRole('textbox', { name: say('feedback:field.phone') })).toHaveValue(
      '138',
    );
    expect(new URL(page.url()).searchParams.get('view')).toBeNull();
    await button(page, say('feedback:draft.save')).click();

    await boxTab(page).click();
    expect(new URL(page.url()).searchParams.get('view')).toBe('drafts');
    const removed = rows(page).filter({ hasText: texts[1] });
    await removed
      .getByRole('button', { name: say('feedback:draft.removeOne', { draft: '' }) })
      .click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(texts[1]);
    await look(page, `draftBox-removal-${language}`);
    await button(page, say('feedback:draft.keep')).click();
    await expect(rows(page)).toHaveCount(3);
    await removed
      .getByRole('button', { name: say('feedback:draft.removeOne', { draft: '' }) })
      .click();
    await button(page, say('feedback:draft.removeVerb')).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(removed).toHaveCount(0);
    await page.reload();
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('tab', { name: say('feedback:headquarters.write') }).click();
    await expect(content(page)).toHaveValue('');

    // Once one was sent, another draft gets a form of its own.
    await page.getByRole('radio', { name: say('feedback:type.portal') }).check();
    await content(page).fill(texts[1]);
    await button(page, say('feedback:headquarters.submit')).click();
    await expect(page.getByText(say('feedback:headquarters.submitted')).first()).toBeVisible();
    await boxTab(page).click();
    await rows(page)
      .filter({ hasText: texts[2] })
      .getByRole('button', { name: say('feedback:draft.openOne', { draft: '' }) })
      .click();
    await expect(content(page)).toHaveValue(texts[2]);
  });

  test(`[SCREEN-102] [HQF-06] a draft is opened without the pictures of another text, removed beside the form, and followed from another tab, in ${language}`, async ({
    page,
    context,
    freshWorld,
  }) => {
    const [first, second, third] = texts;
    const walk = { page, world: freshWorld, language, say };
    const draftOf = (text: string, key: string) => ({
      key,
      content: { ...emptyOf('portal'), content: text },
    });
    const drafts = [draftOf(first, `${subject}.beside.1`), draftOf(second, `${subject}.beside.2`)];
    await comeBackToDraft(walk, 'zhou', address, ...drafts);
    const open = (text: string) =>
      rows(page)
        .getByRole('button', { name: say('feedback:draft.openOne', { draft: text }) })
        .click();
    const remove = async (text: string) => {
      await rows(page)
        .getByRole('button', { name: say('feedback:draft.removeOne', { draft: text }) })
        .click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(text);
      return question;
    };
    // A picture is on its way when another draft is opened: it stays behind.
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(`**${uploadImage.path}`, async (call) => {
      await held;
      await call.continue().catch(() => undefined);
    });
    await page.getByRole('radio', { name: say('feedback:type.portal') }).check();
    await content(page).fill(third);
    const pictures = page.getByRole('region', { name: say('feedback:field.images') });
    await pictures
      .locator('input[type=file]')
      .setInputFiles({ ...files['image/png'], name: 'board.png' });
    await expect(pictures.getByText(say('feedback:image.sending'))).toBeVisible();
    await boxTab(page).click();
    await open(first);
    await expect(content(page)).toHaveValue(first);
    await expect(page.getByText(say('feedback:image.dropped', { count: 1 }))).toBeVisible();
    go();
    await expect(pictures.getByText('board.png')).toHaveCount(0);
    await expect(pictures.getByRole('img')).toHaveCount(0);

    // Another one is removed: what stands in the form stays, and the other is not offered there any more.
    await content(page).fill(`${first}!`);
    await boxTab(page).click();
    const question = await remove(second);
    await expect(question).not.toContainText(say('feedback:draft.formToo'));
    await question.getByRole('button', { name: say('feedback:draft.removeVerb') }).click();
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('tab', { name: say('feedback:headquarters.write') }).click();
    await expect(content(page)).toHaveValue(`${first}!`);
    await expect(page.getByText(second)).toHaveCount(0);
    await boxTab(page).click();

    // Another tab shows the same box, and says why it opens nothing.
    const other = await context.newPage();
    await other.goto(`${address}&view=drafts`);
    await expect(rows(other)).toHaveCount(2);
    await expect(
      other.getByRole('alert').filter({ hasText: say('feedback:draft.elsewhere') }),
    ).toBeVisible();
    for (const one of await rows(other).getByRole('button').all()) {
      await expect(one).toBeDisabled();
    }
    await look(other, `draftBox-elsewhere-${language}`);
    await (
      await remove(third)
    )
      .getByRole('button', { name: say('feedback:draft.removeVerb') })
      .click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(other)).toHaveCount(1);
    await other.getByRole('button', { name: say('parts:draft.takeOver') }).click();
    await expect(rows(other).getByRole('button').first()).toBeEnabled();
    await page.getByRole('tab', { name: say('feedback:headquarters.write') }).click();
    await expect(button(page, say('feedback:draft.save'))).toBeDisabled();

    // What stands in the form is removed with it.
    await rows(other).getByRole('button').first().click();
    await expect(content(other)).toHaveValue(`${first}!`);
    await boxTab(other).click();
    await rows(other)
      .getByRole('button', { name: say('feedback:draft.removeOne', { draft: first }) })
      .click();
    await expect(other.getByRole('alertdialog')).toContainText(say('feedback:draft.formToo'));
    await button(other, say('feedback:draft.removeVerb')).click();
    await expect(other.getByText(say('feedback:draft.nothing.title'))).toBeVisible();
    await other.getByRole('tab', { name: say('feedback:headquarters.write') }).click();
    await expect(content(other)).toHaveValue('');
  });

  test(`[HQF-10] [SCREEN-102] feedback whose answer was lost is sent once, also from the draft box after the browser was started anew, in ${language}`, async ({
    page,
    context,
    freshWorld,
  }) => {
    const [text] = texts;
    const client = createClient(freshWorld.address);
    const sent = async () => {
      const asked = { subject_id: 2, page: 1, page_size: 50 };
      const { list } = await client.ask(feedbackList, asked, { as: 'zhou' });
      return list.filter((one) => one.content === text).length;
    };
    await comeBack(page, freshWorld, 'zhou', address, language);
    await page.getByRole('radio', { name: say('feedback:type.portal') }).check();
    await content(page).fill(text);
    await page.getByRole('checkbox').check();
    // The server does it, and its answer is lost.
    await page.route(`**${createFeedback.path}`, async (call) => {
      await call.fetch();
      await call.abort();
    });
    await button(page, say('feedback:headquarters.submit')).click();
    await expect(page.getByRole('region', { name: say('feedback:draft.saved') })).toBeVisible();
    await expect(
      page.getByText(new RegExp(say('parts:draft.saved', { time: '.+' }))),
    ).toBeVisible();
    expect(await sent()).toBe(1);
    await page.close();

    // A tab of its own knows nothing of the session before.
    const later = await context.newPage();
    await later.goto(`${address}&view=drafts`);
    await expect(rows(later)).toContainText(say('feedback:draft.unanswered'));
    await look(later, `draftBox-unanswered-${language}`);
    // Opened, it is asked whether it had arrived: it had.
    await rows(later).getByRole('button').first().click();
    await expect(later.getByText(say('feedback:headquarters.submittedText'))).toBeVisible();
    expect(await sent()).toBe(1);
  });
}
