import type { Locator } from '@playwright/test';
import { createFeedback } from '../../../../src/contract/feedback';
import { emptyOf } from '../../../../src/domain/feedback';
import { sentFeedbackRows, sentPageSize } from '../../../../src/machines/feedback/sentFeedbackRows';
import { sentFeedbackRowsPaths } from '../../../../src/machines/feedback/sentFeedbackRows.paths';
import { createClient } from '../../../server/rig/client';
import { sending } from '../answers';
import { collectionAdapter } from '../collection';
import type { ScreenAdapter, Walk } from '../adapter';
import { enterFeedback, tabOf, writer } from './page';

const { as, subject_id } = writer;

/** More than a page has been sent. */
async function sendMany({ world }: Walk): Promise<void> {
  const client = createClient(world.address);
  for (let sent = 0; sent <= sentPageSize; sent += 1) {
    const feedback = { ...emptyOf('portal'), content: `学生列表是空的（${String(sent + 1)}）` };
    await client.ask(createFeedback, { subject_id, feedback }, { as });
  }
}

const typeSelect = ({ page, say }: Walk): Locator =>
  page.getByRole('combobox', { name: say('feedback:field.type'), exact: true });

/** What was sent to headquarters. */
export const sentFeedbackRowsAdapter: ScreenAdapter = collectionAdapter({
  chart: sentFeedbackRows,
  catalogue: sentFeedbackRowsPaths,
  words: 'feedback',
  async enter(walk) {
    await sendMany(walk);
    await enterFeedback(walk);
    await tabOf(walk, 'sent').click();
  },
  // Nothing was ever sent of this subject.
  nothing: sending({ subject_id: '1' }),
  filter: {
    find: typeSelect,
    use: (select, { filters }: { type: string; filters: { type: string } }) =>
      select.selectOption(filters.type),
    chip: ({ say }) => ({ label: say('feedback:field.type'), value: say('feedback:type.portal') }),
    undone: {
      find: (walk) =>
        typeSelect(walk).filter({
          has: walk.page.getByRole('option', {
            name: walk.say('feedback:type.portal'),
            selected: true,
          }),
        }),
      use: (select, _, { say }) => select.selectOption({ label: say('feedback:sent.all') }),
    },
    isKept: true,
  },
});
