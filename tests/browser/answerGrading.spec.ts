import type { Page } from '@playwright/test';
import { correctSubjective, gradingPlace, subjectiveList } from '../../src/contract/grading';
import { createClient } from '../server/rig/client';
import { answerOf, openAnswer } from './answering';
import { unsureOfGrading } from './correcting';
import { markSentence } from './paths/grading/desk';
import { look } from './looks';
import { openOtherTodos } from './todos';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

const answerIn = (page: Page) => new URL(page.url()).searchParams.get('answer_id');

test('[SCREEN-087] [VALID-061] [VALID-062] [VALID-063] [VALID-064] [VALID-065] [VALID-066] [MSG-011] [MSG-035] [MSG-038] a subjective question is graded from home, once and for all, and what was not sent is said', async ({
  page,
  freshWorld,
}) => {
  const say = wordsIn('zh');
  await comeBack(page, freshWorld, 'zhou', '/home?subject_id=3', 'zh');
  await openOtherTodos(page, say);
  await page
    .getByRole('list', { name: say('home:kind.subjectiveToGrade') })
    .getByRole('link')
    .first()
    .click();
  await page
    .getByRole('link', { name: say('answers:gradeOf', { type: say('answers:type.subjective') }) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('grading:answer.title'));
  const mark = (name: string) =>
    page.getByRole('textbox', { name: say(`grading:subjective.${name}_language`) });
  const submit = page.getByRole('button', { name: say('grading:answer.open') });
  await submit.click();
  await expect(mark('central_material')).toBeFocused();
  for (const [name, typed, rule] of [
    ['central_material', '', 'required'],
    ['central_material', '40.5', 'aboveMaximum'],
    ['language', '41', 'aboveMaximum'],
    ['structure', '20.1', 'aboveMaximum'],
    ['structure', '-1', 'negative'],
    ['structure', '1.25', 'oneDecimal'],
    ['language', 'many', 'numeric'],
  ] as const) {
    await mark(name).fill(typed);
    const maximum = name === 'structure' ? 20 : 40;
    await expect(mark(name)).toHaveAccessibleDescription(
      new RegExp(
        rule === 'required'
          ? say('parts:error.required', { label: say(`grading:subjective.${name}_language`) })
          : say(`grading:error.${rule}`, { maximum }),
      ),
    );
  }
  await mark('central_material').fill('35.5');
  await mark('language').fill('36');
  await mark('structure').fill('18');
  await expect(
    page.getByText(say('grading:answer.markSum', { total: 89.5, maximum: 100 })),
  ).toBeVisible();
  const star = (count: number) =>
    page.getByRole('radio', { name: say('grading:answer.stars', { count }) });
  await star(1).focus();
  await page.keyboard.press('4');
  await expect(star(4)).toBeChecked();
  await expect(star(4)).toBeFocused();
  await page.getByRole('textbox', { name: say('grading:subjective.comment') }).fill('条理清楚。');
  await look(page, 'subjective');
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(say('grading:answer.forGood'));
  const back = dialog.getByRole('button', { name: say('grading:readThrough.back') });
  await expect(back).toBeFocused();
  const verb = dialog.getByRole('button', { name: say('grading:answer.verb') });
  const alert = page.getByRole('alert');
  const { path } = correctSubjective;
  await page.route(`**${path}`, (route) => route.abort());
  await verb.click();
  await expect(alert.getByText(unsureOfGrading(say))).toBeVisible();
  await page.unroute(`**${path}`);
  const message = say('server:failure');
  await freshWorld.control('fail', { path, kind: 'code', code: '5000', message });
  await submit.click();
  await verb.click();
  await expect(alert.getByText(message)).toBeVisible();
  await expect(alert.getByText(say('grading:failed'))).toBeVisible();
  await submit.click();
  await verb.click();
  await expect(page.getByText(say('grading:corrected.now'))).toBeVisible();
  // It waits no longer: what does is counted, and led to.
  const asked = { subject_id: 3, kind: 'answer', id: Number(answerIn(page)) } as const;
  const client = createClient(freshWorld.address);
  const { total, next } = await client.ask(gradingPlace, asked, { as: 'zhou' });
  await expect(page.getByText(say('grading:place.waiting', { count: total }))).toBeVisible();
  const { name, username: account } = next?.student ?? {};
  const onward = page.getByRole('link', { name: say('grading:place.next', { name }) });
  await expect(onward.first()).toContainText(account ?? 'nobody');
  const first = page.getByRole('link', { name: say('grading:corrected.next', { name, account }) });
  await expect(first).toHaveAttribute('href', /_id=/);
  await page.reload();
  const marks = page.getByRole('region', { name: say('grading:answer.marks') });
  await expect(marks).toContainText('35.5');
  await expect(marks).toContainText('条理清楚。');
});

test('[SCREEN-088] [VALID-067] [VALID-068] [VALID-069] [VALID-070] an English essay has a total that is chosen, items with their maxima, and remarks on selected words', async ({
  page,
  freshWorld,
}) => {
  const say = wordsIn('en');
  const visit = { page, world: freshWorld, language: 'en', say } as const;
  await openAnswer(visit, 1, await answerOf(freshWorld, 1));
  const item = (name: string) => page.getByLabel(say(`grading:english.${name}`), { exact: true });
  const submit = page.getByRole('button', { name: say('grading:answer.open') });
  const add = page.getByRole('button', { name: say('grading:mark.add') });
  await submit.click();
  await expect(item('total')).toHaveAccessibleDescription(
    new RegExp(say('grading:english.error.total.required')),
  );
  await item('content').fill('6.5');
  await expect(item('content')).toHaveAccessibleDescription(
    new RegExp(say('grading:error.aboveMaximum', { maximum: 6 })),
  );
  await item('mechanics').fill('x');
  await expect(item('mechanics')).toHaveAccessibleDescription(
    new RegExp(say('grading:error.numeric', { maximum: 3 })),
  );
  // A remark is offered only where words are selected.
  await expect(add).toHaveCount(0);
  await markSentence(visit);
  await add.click();
  await page.locator('textarea:focus').fill('A strong opening.');
  for (const [name, typed] of [
    ['content', '5.5'],
    ['language', '5'],
    ['coherence', '4'],
    ['mechanics', '2.5'],
  ] as const) {
    await item(name).fill(typed);
  }
  await item('total').selectOption('12');
  await expect(
    page.getByText(say('grading:answer.apart', { total: 17, maximum: 20 })),
  ).toBeVisible();
  // The last look says the same.
  await submit.click();
  await expect(page.getByRole('dialog')).toContainText(
    say('grading:answer.apart', { total: 17, maximum: 20 }),
  );
  await look(page, 'english-apart');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('grading:readThrough.back') })
    .click();
  await expect(page.getByRole('main')).toContainText(/qh\d{5} · /);
  await item('total').selectOption('17');
  await look(page, 'english');
  await submit.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('grading:answer.verb') })
    .click();
  const told = new RegExp(say('grading:english.submitted', { name: '.+' }));
  await expect(page.getByText(told)).toBeVisible();
  await expect(page.getByText(say('grading:corrected.now'))).toBeVisible();
  await expect(page.getByRole('region', { name: say('grading:answer.marks') })).toContainText(
    'A strong opening.',
  );
});

for (const language of seenIn('zh')) {
  test(`[SCREEN-088] an English answer that is no essay is not headed as one, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    const asked = { subject_id: 1, page: 1, page_size: 100 } as const;
    const { list } = await createClient(world.address).ask(subjectiveList, asked, { as: 'zhou' });
    const answer = list.find(({ stem }) => stem.includes('连成一句话'));
    await openAnswer({ page, world, language }, 1, answer?.answer_id ?? 0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('grading:answer.english.subjective'),
    );
    await look(page, `english-sentence-${language}`);
  });
}

for (const language of seenIn('en')) {
  test(`written answers to grade name their student by account and grade, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    await comeBack(page, world, 'zhou', '/home?subject_id=3', language);
    await openOtherTodos(page, say);
    const things = page
      .getByRole('list', { name: say('home:kind.subjectiveToGrade') })
      .getByRole('listitem');
    const grade = say('students:grade.8').replace('8', '').replace('八', '').trim();
    await expect(things.first()).toContainText(/qh\d{5} · /);
    await expect(things.first()).toContainText(grade);
    await expect(things.first()).not.toContainText(say('home:todo.more', { count: 1 }).trim());
    await look(page, `todos-written-${language}`);
  });
}
