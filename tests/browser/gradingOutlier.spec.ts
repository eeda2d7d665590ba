import { subjectiveList } from '../../src/contract/grading';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { comeBackToDraft } from './paths/drafts';
import { seenIn, wordsIn } from './words';
import { expect, test } from './world';

const marks = { central_material: '35', language: '36', structure: '18', stars: '4' };
const content = { ...marks, comment: '条理清楚', annotations: [], isReady: true };

for (const language of seenIn('en')) {
  test(`[SCREEN-087] among the gradings put aside only the score far from one's own last ones is marked, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const say = wordsIn(language);
    const client = createClient(world.address);
    // Among so few, none stands out from the others: only from one's own last ones.
    const asked = { subject_id: 3, page: 1, page_size: 3 } as const;
    const { list } = await client.ask(subjectiveList, asked, { as: 'zhou' });
    expect(list).toHaveLength(3);
    const drafts = list.map(({ answer_id }, index) => ({
      key: `grading.subjective.3.${String(answer_id)}`,
      content: index === 1 ? { ...content, central_material: '3', language: '4' } : content,
    }));
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const walk = { page, world, language, say };
    await comeBackToDraft(walk, 'zhou', '/homework/list?subject_id=3&view=ready', ...drafts);
    const rows = page.getByRole('table').getByRole('row');
    // The head, and under each of the three what was asked and answered.
    await expect(rows).toHaveCount(7);
    const far = rows.filter({ hasText: say('grading:own.far') });
    await expect(far).toHaveCount(1);
    await expect(far).toContainText('3 + 4 + 18');
    await look(page, `ready-outlier-${language}`);
  });
}
