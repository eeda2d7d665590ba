import { gradingPlace } from '../../src/contract/grading';
import { agreementOf } from '../../src/domain/grading';
import { createClient } from '../server/rig/client';
import { answerOf, openAnswer } from './answering';
import { look } from './looks';
import { wordsIn, seenIn } from './words';
import { expect, test } from './world';

for (const language of seenIn('en')) {
  test(`[SCREEN-087] (${language}) handwriting is turned and zoomed beside the marks by mouse and keyboard, and a score is compared with one’s own last ones`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    const client = createClient(world.address);
    const answerId = await answerOf(world, 3);
    await openAnswer({ page, world, language }, 3, answerId);
    const photo = page.getByRole('img', { name: say('grading:answer.photo', { name: '' }) });
    const flat = await photo.boundingBox();
    await page.getByRole('button', { name: say('parts:photo.right') }).click();
    const size = async () => {
      const box = await photo.boundingBox();
      return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
    };
    const [width = 0, height = 0] = [flat?.width, flat?.height];
    await expect.poll(size).toEqual([Math.round(width), Math.round((width * width) / height)]);
    await page.getByRole('slider', { name: say('parts:photo.zoom') }).press('End');
    await expect.poll(async () => (await size())[0]).toBe(Math.round(width * 4));
    await page.getByRole('slider', { name: say('parts:photo.zoom') }).press('Home');
    await page.getByRole('button', { name: say('parts:photo.left') }).press('Enter');
    await expect.poll(size).toEqual([width, height].map(Math.round));

    const mark = (name: string) =>
      page.getByRole('textbox', { name: say(`grading:subjective.${name}_language`) });
    const asked = { subject_id: 3, kind: 'answer', id: answerId } as const;
    const { recent } = await client.ask(gradingPlace, asked, { as: 'zhou' });
    const { isFar: _, ...own } = agreementOf(recent) ?? { isFar: null };
    await expect(page.getByText(say('grading:own.last', own))).toBeVisible();
    await mark('central_material').fill('35');
    await mark('language').fill('35');
    await mark('structure').fill('0');
    await expect(page.getByText(say('grading:own.far'))).toBeVisible();
    await look(page, `photo-${language}`);
    await mark('structure').fill('15');
    await expect(page.getByText(say('grading:own.far'))).toHaveCount(0);
  });
}
