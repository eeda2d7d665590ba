import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  createFeedback,
  feedbackInfo,
  feedbackList,
  feedbackReports,
} from '../../src/contract/feedback';
import { emptyOf } from '../../src/domain/feedback';
import { questions } from '../../server/world/content/questions';
import { recordIn } from '../../src/machines/parts/sessionRecord';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { pictureOf } from './pictures';
import { type Say, wordsIn } from './words';
import { comeBack, expect, test } from './world';

const accounts = [
  { language: 'zh', as: 'zhou', subject_id: 2, text: '学生列表一直是空的，刷新后才出现' },
  { language: 'en', as: 'emily', subject_id: 1, text: 'The list of students stays empty' },
] as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const content = (page: Page, say: Say) =>
  page.getByRole('textbox', { name: say('feedback:field.content') });

for (const { language, as, subject_id, text } of accounts) {
  const say = wordsIn(language);
  const kept = new RegExp(say('parts:draft.saved', { time: '.+' }));
  const written = `${text}!`;

  test(`[SHELL-005] [ROUTE-014] [SCREEN-097] [SCREEN-100] [SCREEN-101] [SCREEN-102] feedback is written, kept, and sent with a record of the session, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const client = createClient(freshWorld.address);
    const sent = () => client.ask(feedbackList, { subject_id, page: 1, page_size: 5 }, { as });
    const before = (await sent()).total;
    await comeBack(
      page,
      freshWorld,
      as,
      `/student/list?subject_id=${String(subject_id)}`,
      language,
    );
    const open = page.getByRole('banner').getByRole('link', { name: say('shell:top.feedback') });
    await open.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('feedback:headquarters.title'),
    );
    await expect(page).toHaveURL(/\/feedback\?/);
    await expect(page.getByRole('banner')).toHaveCount(0);
    const missing = say('parts:error.required', { label: say('feedback:field.content') });
    await page.getByRole('radio', { name: say('feedback:type.portal') }).check();
    await button(page, say('feedback:headquarters.submit')).click();
    await expect(content(page, say)).toBeFocused();
    await expect(page.getByText(missing)).toBeVisible();
    await content(page, say).fill(text);
    await expect(page.getByText(missing)).toBeHidden();

    // A reload right after the last letter keeps it.
    await expect(page.getByText(kept)).toBeVisible();
    await content(page, say).press('End');
    await page.keyboard.type('!');
    await page.reload();
    await button(page, say('parts:draft.restore')).click();
    await expect(content(page, say)).toHaveValue(written);
    await expect(page.getByText(kept)).toBeVisible();

    const pictures = page.getByRole('region', { name: say('feedback:field.images') });
    const picture = {
      name: 'list.png',
      mimeType: 'image/png',
      buffer: await pictureOf(page, 90, 60),
    };
    await pictures.locator('input[type=file]').setInputFiles(picture);
    await expect(pictures.getByRole('img')).toHaveCount(1);
    await expect(page.getByText(kept)).toBeVisible();

    await page.getByRole('link', { name: say('feedback:headquarters.back') }).click();
    await open.click();
    await button(page, say('parts:draft.restore')).click();
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await page.getByRole('checkbox').check();
    await button(page, say('feedback:record.show')).click();
    const lines = page.getByRole('list', { name: say('feedback:record.list') });
    await expect(lines).toContainText(say('paths:moved.started'));
    await expect(lines).not.toContainText('xstate');
    await look(page, `feedback-record-${language}`);

    await freshWorld.control('fail', { path: createFeedback.path, kind: 'drop', times: '20' });
    await button(page, say('feedback:headquarters.submit')).click();
    const box = page.getByRole('region', { name: say('feedback:draft.saved') });
    await expect(box).toContainText(written);
    await look(page, `feedback-draft-${language}`);
    expect((await sent()).total).toBe(before);
    await freshWorld.control('fail/clear');
    await button(page, say('feedback:draft.submitAgain')).click();
    await expect(page.getByText(say('feedback:notArrived'))).toBeVisible();
    await button(page, say('feedback:headquarters.submit')).click();
    await expect(page.getByText(say('feedback:headquarters.submittedText'))).toBeVisible();
    const { list, total } = await sent();
    expect(total).toBe(before + 1);
    const feedback_id = list[0]?.feedback_id ?? 0;
    const { record, feedback } = await client.ask(
      feedbackInfo,
      { subject_id, feedback_id },
      { as },
    );
    expect(feedback).toMatchObject({ content: written, images: [expect.any(String)] });
    const charts = new Set(record?.moves.map(({ chart }) => chart));
    expect(charts).toContain('topBar');
    expect(JSON.stringify(record)).not.toContain(text.slice(0, 4));

    await button(page, say('feedback:headquarters.seeSent')).click();
    await look(page, `feedback-sent-${language}`);
    await button(page, written).click();
    const dialog = page.getByRole('dialog', { name: say('feedback:sent.title') });
    await expect(dialog).toContainText(written);
    await look(page, `feedback-one-${language}`);
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: say('feedback:record.save') }).click();
    const file = await (await downloading).path();
    expect(recordIn(await readFile(file, 'utf8'))).toEqual(record);

    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: say('feedback:headquarters.write') }).click();
    await button(page, say('feedback:headquarters.another')).click();
    await expect(content(page, say)).toHaveValue('');
    await look(page, `feedback-textbook-${language}`);

    const ofSubject = questions.filter(({ subjectId }) => subjectId === subject_id);
    const found = ofSubject.find(({ stem }) => stem.includes('$')) ?? ofSubject[0];
    const question_id = String(found?.id);
    const report = { ...emptyOf('question'), question_id, point_name: '1', content: text };
    await client.ask(createFeedback, { subject_id, feedback: report }, { as: 'type6' });
    await page.getByRole('radio', { name: say('feedback:type.question') }).check();
    const number = page.getByRole('textbox', { name: say('feedback:field.question_id') });
    const reported = page.getByText(say('feedback:reports.colleagues', { count: 1 }));
    await freshWorld.control('fail', { path: feedbackReports.path, kind: 'drop', times: '20' });
    await number.fill(question_id);
    await expect(page.getByText(say('feedback:reports.failed'))).toBeVisible();
    await freshWorld.control('fail/clear');
    await button(page, say('feedback:reports.retry')).click();
    await expect(reported).toBeVisible();
    const prompt = page.getByRole('region', { name: say('answers:field.prompt') });
    await expect(prompt.locator('.katex')).not.toHaveCount(found?.stem.includes('$') ? 0 : 99);
    await look(page, `feedback-question-${language}`);
    await number.fill('999999999');
    await expect(
      page.getByText(
        say('feedback:reports.unknown', {
          subject: say(subject_id === 1 ? 'shell:subject.1' : 'shell:subject.2'),
        }),
      ),
    ).toBeVisible();
    await expect(reported).toBeHidden();
    await expect(prompt).toBeHidden();
  });
}
