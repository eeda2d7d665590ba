import type { Page } from '@playwright/test';
import { emptyOf } from '../../src/domain/feedback';
import { headquartersKey } from '../../src/domain/headquartersKept';
import { languages } from '../../src/domain/limits';
import { look } from './looks';
import { comeBackToDraft } from './paths/drafts';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

const address = '/feedback?subject_id=2';
const subject = headquartersKey(2);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const language of languages) {
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
    await opened.getByRole('button', { name: say('feedback:draft.open') }).click();
    await expect(content(page)).toHaveValue(texts[1]);
    await expect(page.getByRole('textbox', { name: say('feedback:field.phone') })).toHaveValue(
      '138',
    );
    expect(new URL(page.url()).searchParams.get('view')).toBeNull();
    await button(page, say('feedback:draft.save')).click();

    await boxTab(page).click();
    expect(new URL(page.url()).searchParams.get('view')).toBe('drafts');
    const removed = rows(page).filter({ hasText: texts[1] });
    await removed.getByRole('button', { name: say('feedback:draft.remove') }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(texts[1]);
    await look(page, `draftBox-removal-${language}`);
    await button(page, say('feedback:draft.keep')).click();
    await expect(rows(page)).toHaveCount(3);
    await removed.getByRole('button', { name: say('feedback:draft.remove') }).click();
    await button(page, say('feedback:draft.removeVerb')).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(removed).toHaveCount(0);
    await page.reload();
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('tab', { name: say('feedback:headquarters.write') }).click();
    await expect(content(page)).toHaveValue('');

    // Once one was sent, another draft gets a form of its own, which offers it.
    await page.getByRole('radio', { name: say('feedback:type.portal') }).check();
    await content(page).fill(texts[1]);
    await button(page, say('feedback:headquarters.submit')).click();
    await expect(page.getByText(say('feedback:headquarters.submitted')).first()).toBeVisible();
    await boxTab(page).click();
    await rows(page)
      .filter({ hasText: texts[2] })
      .getByRole('button', { name: say('feedback:draft.open') })
      .click();
    await expect(page.getByText(texts[2])).toBeVisible();
    await expect(content(page)).toHaveValue('');
  });
}
