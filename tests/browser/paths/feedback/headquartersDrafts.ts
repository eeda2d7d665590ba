import { emptyOf } from '../../../../src/domain/feedback';
import { headquartersDrafts } from '../../../../src/machines/feedback/headquartersDrafts';
import { headquartersDraftsPaths } from '../../../../src/machines/feedback/headquartersDrafts.paths';
import type { ScreenAdapter, Walk } from '../adapter';
import { draftsKept, draftsRefusing } from '../brokenDrafts';
import { button } from '../controls';
import { comeBackToDraft } from '../drafts';
import { address, draftKey, writer } from './page';

const { inputs, outcomes } = headquartersDraftsPaths;

/** The first lies where the form keeps its draft. */
const texts = ['学生列表一直是空的', '刷新后才出现'] as const;

interface TypeFiltered {
  readonly type: string;
  readonly feedbackType: string | null;
}

const typeSelect = ({ page, say }: Walk) =>
  page.getByRole('combobox', { name: say('feedback:field.type'), exact: true });

/** The draft box, with two drafts. */
export const headquartersDraftsAdapter: ScreenAdapter = {
  chart: headquartersDrafts,
  catalogue: {
    inputs,
    events: {
      // Another choice than the one before: choosing the same again is none.
      'type.filtered': ({ context: { type } }: { context: { type: string | null } }) => [
        { feedbackType: type === null ? 'portal' : null },
      ],
      'removal.requested': [{ place: draftKey }],
    },
    outcomes: { ...outcomes, find: { ...outcomes.find, done: [outcomes.find.done[0]] } },
  },
  async enter(walk) {
    const drafts = [draftKey, `${draftKey}.beside.1`].map((key, index) => ({
      key,
      content: { ...emptyOf('portal'), content: texts[index] },
    }));
    await comeBackToDraft(walk, writer.as, `${address}&view=drafts`, ...drafts);
  },
  events: {
    'type.filtered': {
      find: typeSelect,
      use: (select, { feedbackType }: TypeFiltered) => select.selectOption(feedbackType ?? ''),
    },
    'load.retried': button('parts:failed.retry'),
    'removal.requested': {
      find: ({ page, say }: Walk) =>
        page
          .getByRole('listitem')
          .filter({ hasText: texts[0] })
          .getByRole('button', { name: say('feedback:draft.remove'), exact: true }),
    },
    'removal.confirmed': button('feedback:draft.removeVerb'),
    'removal.cancelled': button('feedback:draft.keep'),
  },
  atOnce: ['find', 'remove'],
  answers: {
    find: { done: [draftsKept], error: [draftsRefusing('getAllKeys')] },
    remove: { done: [draftsKept], error: [draftsRefusing('delete')] },
  },
};
