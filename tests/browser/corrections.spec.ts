import { look } from './looks';
import { untilListening } from './paths/socket';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

// What an analyst and a student do about wrong answers.
for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`[ACC-01] [ACC-02] [ACC-03] the correction card is turned on, set, and turned off beside what the student got, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const address = '/student/detail?subject_id=2&student_id=10028&view=errorBook';
    await comeBack(page, world, 'zhou', address, language);
    const card = page.getByRole('region', { name: say('answers:correctionCard.title') });
    const turn = (way: 'on' | 'off') =>
      card.getByRole('button', { name: say(`answers:correctionCard.turn.${way}`), exact: true });
    const times = card.getByRole('combobox', { name: say('answers:correctionCard.times') });
    const state = (way: 'on' | 'off') =>
      card.getByText(say(`answers:correctionCard.state.${way}`), { exact: true });
    await expect(state('off')).toBeVisible();
    await expect(times).toHaveCount(0);
    await turn('on').click();
    await expect(state('on')).toBeVisible();
    await expect(times).toHaveValue('2');
    await times.selectOption('6');
    await expect(
      page.getByText(say('answers:correctionCard.set', { count: 6 }), { exact: true }),
    ).toBeVisible();
    await page.reload();
    await expect(times).toHaveValue('6');
    await look(page, `correction-card-${language}`);
    await turn('off').click();
    await expect(state('off')).toBeVisible();
    await page.reload();
    await expect(state('off')).toBeVisible();
  });
}

for (const language of seenIn('en')) {
  const say = wordsIn(language);
  const student_id = 10024;

  test(`[WQU-01] [WQU-02] a wrong question is resolved by two corrections, which its page shows as they come, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const book = `/errorbook/info?subject_id=2&student_id=${String(student_id)}`;
    await comeBack(page, world, 'zhou', `${book}&status=unresolved`, language);
    await page.locator('tbody tr a').first().click();
    await expect(page).toHaveURL(/question_id=\d+/);
    const question_id = new URL(page.url()).searchParams.get('question_id') ?? '';
    const answers = page.getByRole('table', { name: say('answers:wrongQuestion.given') });
    const status = (word: string) =>
      page.getByRole('definition').filter({ hasText: say(`answers:status.${word}`) });
    const correct = () =>
      world.control('answer', {
        ...{ student_id: String(student_id), question_id, is_right: 'true' },
      });
    await expect(status('unresolved')).toBeVisible();
    await expect(answers).toContainText(say('answers:step.opened'));
    await untilListening(world, 'zhou');
    await correct();
    await expect(status('correctedOnce')).toBeVisible();
    await expect(answers.getByRole('row').nth(1)).toContainText(say('answers:step.correctedOnce'));
    await correct();
    await expect(status('resolved')).toBeVisible();
    await expect(answers.getByRole('row').nth(1)).toContainText(say('answers:step.resolved'));
    await look(page, `wrong-question-${language}`);
    await page.goto(`${world.address}${book}&status=unresolved`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.locator(`tbody a[href*="question_id=${question_id}"]`)).toHaveCount(0);
    await page.goto(`${world.address}${book}&question_id=999999999`);
    await expect(page.getByText(say('answers:wrongQuestion.absent.title'))).toBeVisible();
  });
}
