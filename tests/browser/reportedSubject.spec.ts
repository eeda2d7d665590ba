import { createFeedback } from '../../src/contract/feedback';
import { emptyOf } from '../../src/domain/feedback';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

/** What names the subject of a feedback, and what makes it another one. */
const subjects = [
  {
    id: 'SCREEN-098',
    type: 'textbook',
    other: 'course_name',
    named: { publisher: '人民教育出版社', chief_editor: '林群' },
  },
  {
    id: 'SCREEN-099',
    type: 'localCase',
    other: 'region',
    named: { point_name: '一元二次方程', local_point: '配方法' },
  },
] as const;

for (const language of seenIn('en')) {
  for (const { id, type, named, other } of subjects) {
    test(`[${id}] whoever writes of a ${type} sees how many colleagues have reported the same, in ${language}`, async ({
      page,
      freshWorld: world,
    }) => {
      const say = wordsIn(language);
      const feedback = { ...emptyOf(type), ...named, content: '图与文字不符' };
      const client = createClient(world.address);
      await client.ask(createFeedback, { subject_id: 2, feedback }, { as: 'type6' });
      if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
      await comeBack(page, world, 'zhou', '/feedback?subject_id=2', language);
      await page.getByRole('radio', { name: say(`feedback:type.${type}`), exact: true }).check();
      const write = (field: string, text: string) =>
        page
          .getByRole('textbox', { name: say(`feedback:field.${field}`) })
          .first()
          .fill(text);
      const reported = page.getByText(say('feedback:reports.colleagues', { count: 1 }));
      for (const [field, text] of Object.entries(named)) {
        await expect(reported).toBeHidden();
        await write(field, text);
      }
      await expect(reported).toBeVisible();
      await look(page, `feedback-${type}-${language}`);
      await write(other, '某地');
      await expect(reported).toBeHidden();
      // One's own are not counted, nor are two of one colleague.
      await client.ask(createFeedback, { subject_id: 2, feedback }, { as: 'zhou' });
      await client.ask(createFeedback, { subject_id: 2, feedback }, { as: 'type6' });
      await write(other, '');
      await expect(reported).toBeVisible();
    });
  }
}
