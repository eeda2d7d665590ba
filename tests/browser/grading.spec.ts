import { openEssay } from './correcting';
import { wordsIn } from './words';
import { expect, test } from './world';

// A field for a number keeps what is typed, and says what is wrong with it.

for (const language of ['zh', 'en'] as const) {
  test(`[VALID-059] (${language}) a rating stays as it is typed, and is sent only as a whole number`, async ({
    page,
    freshWorld,
  }) => {
    const say = wordsIn(language);
    const desk = await openEssay(page, freshWorld, 'zhou', language);
    await desk.comment.fill('Good.');
    for (const [typed, rule] of [
      ['8.5', 'whole'],
      ['85.5', 'whole'],
      ['-5', 'range'],
      ['0x10', 'numeric'],
      ['1e2', 'numeric'],
    ] as const) {
      await desk.rating.fill('');
      await desk.rating.pressSequentially(typed);
      await expect(desk.rating).toHaveValue(typed);
      await desk.openReadThrough();
      await expect(desk.readThrough).toBeHidden();
      await expect(desk.rating).toHaveValue(typed);
      await expect(desk.rating).toHaveAccessibleDescription(
        new RegExp(say(`grading:error.rating.${rule}`, { lowest: 1, highest: 100 })),
      );
    }
    await desk.rating.fill('８７');
    await expect(desk.rating).toHaveValue('87');
    await desk.openReadThrough();
    await expect(desk.readThrough).toContainText(say('grading:overall.rated', { rating: 87 }));
  });
}
