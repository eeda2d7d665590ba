import { classFeedbackInfo, classFeedbackList } from '../../src/contract/feedback';
import { feedbackLimits } from '../../src/domain/feedback';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { files } from './paths/files';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

const accounts = [
  { language: 'zh', text: '分数的约分已经掌握' },
  { language: 'en', text: 'Can reduce fractions now' },
] as const;
const subject_id = 2;

for (const { language, text } of accounts) {
  const say = wordsIn(language);

  test(`[SCREEN-089] [SCREEN-090] [SCREEN-091] [SCREEN-092] [SCREEN-093] [SCREEN-094] [SCREEN-095] [SCREEN-096] [ROUTE-070] [ENTITY-023] [VALID-056] [VALID-057] post-class feedback is written, kept as a draft, given, and copied for the next class, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const client = createClient(freshWorld.address);
    const button = (name: string) => page.getByRole('button', { name: say(name), exact: true });
    const field = (name: string) =>
      page
        .getByRole('form')
        .getByRole('textbox', { name: new RegExp(`^${say(`feedback:field.${name}`)}`) });
    const missing = say('parts:error.required', { label: say('feedback:field.class_date') });
    await comeBack(page, freshWorld, 'zhou', '/classFeedback/index?subject_id=2', language);
    const drafts = page.getByRole('tab', { name: say('feedback:status.draft') });
    await drafts.click();
    const student = { name: say('students:column.name'), exact: true };
    await expect(page.getByRole('columnheader', student)).toBeVisible();
    await expect(page.locator('tbody tr')).toHaveCount(3);
    await expect(page.getByRole('main').locator('tbody')).not.toContainText('2026-');
    await look(page, `classFeedback-${language}`);
    await button('parts:export.open').click();
    const download = page.waitForEvent('download');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('parts:export.confirm'), exact: true })
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('parts:dialog.close') })
      .first()
      .click();

    await page.getByRole('link', { name: say('feedback:class.write') }).click();
    const choices = page.getByRole('main').getByRole('list').getByRole('listitem');
    await expect(choices.first()).toContainText(/qh\d{5} · /);
    const [account = ''] = /qh\d{5}/.exec(await choices.first().innerText()) ?? [];
    await page
      .getByRole('main')
      .getByRole('searchbox', { name: say('students:search') })
      .fill(account);
    await expect(choices).toHaveCount(1);
    await expect(choices).toContainText(account);
    await choices.getByRole('link').first().click();
    const subject = say(`shell:subject.${String(subject_id)}`);
    const draftNote = page.getByText(say('feedback:class.subject', { subject }));
    await expect(draftNote).toBeVisible();
    // A draft whose text is too long says so at its field; what is still missing is no fault of a draft.
    await field('class_content').fill('a'.repeat(feedbackLimits.text + 1));
    await button('feedback:draft.save').click();
    await expect(field('class_content')).toBeFocused();
    const lengths = { length: feedbackLimits.text + 1, maximum: feedbackLimits.text };
    await expect(page.getByText(say('parts:error.tooLong', lengths))).toBeVisible();
    await expect(page.getByText(missing)).toHaveCount(0);
    await look(page, `classFeedback-long-${language}`);
    await field('class_content').fill('');
    await button('feedback:class.open').click();
    await expect(field('class_date')).toBeFocused();
    await expect(page.getByText(missing)).toBeVisible();
    await field('class_date').fill('2026-11-17');
    await field('start_time').fill('19:00');
    await field('end_time').fill('18:00');
    await expect(page.getByText(say('feedback:error.beforeStart'))).toBeVisible();
    await field('end_time').fill('20:30');
    await field('class_count').fill('2');
    await field('class_content').fill(text);
    await page.getByRole('radio', { name: say('feedback:class.stars', { count: 4 }) }).check();
    // Key by key: what is on the way to a number stays as it is typed.
    for (const typed of ['9.05', '007', '1e2']) {
      await field('previous_completion').fill('');
      await field('previous_completion').pressSequentially(typed);
      await expect(field('previous_completion')).toHaveValue(typed);
      await expect(field('previous_completion')).toHaveAttribute('aria-invalid', 'true');
    }
    await field('previous_completion').fill('80');
    await page.getByLabel(say('feedback:image.add.images')).setInputFiles(files['image/png']);
    await expect(
      page.getByRole('region', { name: say('feedback:field.images') }).getByRole('img'),
    ).toHaveCount(1);
    await button('feedback:draft.save').click();
    await expect(page.getByText(say('feedback:saved'))).toBeVisible();
    await look(page, `classFeedback-form-${language}`);
    // Whoever begins anew is offered what is kept: where the student is chosen, and on the form.
    await page.goto('/classFeedback/index?subject_id=2&view=write');
    const date = language === 'zh' ? '11月17日' : '17 Nov';
    const [words = ''] = say('feedback:class.goOnOf', { day: '\n' }).split('\n');
    const goOn = page.getByRole('link').filter({ hasText: words }).filter({ hasText: date });
    await expect(goOn.first()).toBeVisible();
    await look(page, `classFeedback-choice-${language}`);
    await page.getByRole('main').getByRole('list').getByRole('link').first().click();
    await expect(field('class_date')).toBeVisible();
    await goOn.click();
    await expect(field('class_content')).toHaveValue(text);
    const accent = await button('feedback:class.open').evaluate(
      (shown) => getComputedStyle(shown).backgroundColor,
    );
    await button('feedback:class.open').click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(say('feedback:class.forGood'));
    await expect(dialog).toContainText(/qh\d{5} · /);
    await expect(dialog).toContainText(text);
    await expect(dialog).toContainText(date);
    // It takes nothing away: the button has the colour of the main act, not that of a deletion.
    const submit = dialog.getByRole('button', { name: say('feedback:class.submit') });
    await expect(submit).toHaveCSS('background-color', accent);
    await submit.click();
    await expect(page.getByText(say('feedback:class.given'))).toBeVisible();
    await expect(draftNote).toHaveCount(0);
    await expect(button('feedback:action.quickCopy')).toBeVisible();
    await look(page, `classFeedback-given-${language}`);

    const asked = { subject_id, status: 'given', page: 1, page_size: 1 } as const;
    const { list } = await client.ask(classFeedbackList, asked, { as: 'zhou' });
    const feedback_id = list[0]?.feedback_id ?? 0;
    const info = await client.ask(classFeedbackInfo, { subject_id, feedback_id }, { as: 'zhou' });
    expect(info.feedback).toMatchObject({
      ...{ class_date: '2026-11-17', start_time: '19:00', end_time: '20:30', class_count: 2 },
      ...{ content: text, stars: 4, previous_completion: 80 },
    });
    expect(info.feedback.images).toHaveLength(1);

    await page
      .getByRole('link', { name: say('feedback:class.title') })
      .first()
      .click();
    await page
      .getByRole('link', { name: say('feedback:action.copy'), exact: true })
      .first()
      .click();
    await expect(field('class_content')).toHaveValue(text);
    await expect(field('class_date')).toHaveValue('');
  });

  test(`[SCREEN-090] [SCREEN-091] a draft is removed after a question, and an address that names nobody or nothing says so at once, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const address = '/classFeedback/index?subject_id=2';
    await comeBack(page, freshWorld, 'zhou', address, language);
    await page.getByRole('tab', { name: say('feedback:status.draft') }).click();
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(3);
    const dialog = page.getByRole('alertdialog');
    const inDialog = (name: string) => dialog.getByRole('button', { name: say(name), exact: true });
    const remove = rows.first().getByText(say('feedback:draft.remove'), { exact: true });
    await remove.click();
    await expect(dialog).toContainText(say('feedback:class.removal.whole'));
    await look(page, `classFeedback-removal-${language}`);
    await inDialog('parts:dialog.cancel').click();
    await expect(rows).toHaveCount(3);
    await remove.click();
    await inDialog('feedback:draft.removeVerb').click();
    await expect(page.getByText(say('feedback:class.removal.done'))).toBeVisible();
    await expect(rows).toHaveCount(2);
    // What is given stays.
    await page.getByRole('tab', { name: say('feedback:status.given') }).click();
    await expect(rows.first()).toContainText(say('feedback:action.copy'));
    await expect(remove).toHaveCount(0);

    await page.goto(`${freshWorld.address}${address}&student_id=99999`);
    await expect(page.getByText(say('feedback:class.absent.title'))).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
    await look(page, `classFeedback-absent-${language}`);
    await page.goto(`${freshWorld.address}${address}&student_id=99999&feedback_id=999999`);
    await expect(page.getByText(say('feedback:class.gone.title'))).toBeVisible();
  });
}
