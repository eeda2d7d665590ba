import { emptyOf } from '../../../../src/domain/feedback';
import { headquartersDrafts } from '../../../../src/machines/feedback/headquartersDrafts';
import { headquartersDraftsPaths } from '../../../../src/machines/feedback/headquartersDrafts.paths';
import type { ScreenAdapter, Walk } from '../adapter';
import type { Answer } from '../answers';
import { draftsKept, draftsRefusing } from '../brokenDrafts';
import { button } from '../controls';
import { comeBackToDraft, removeDraft } from '../drafts';
import { address, draftKey, tabOf, writer } from './page';

const { inputs, outcomes } = headquartersDraftsPaths;

/** The first lies where the form keeps its draft. */
const texts = ['学生列表一直是空的', '刷新后才出现'] as const;

interface TypeFiltered {
  readonly type: string;
  readonly feedbackType: string | null;
}

const typeSelect = ({ page, say }: Walk) =>
  page.getByRole('combobox', { name: say('feedback:field.type'), exact: true });

interface State {
  readonly context: { readonly drafts: readonly { readonly place: string }[] };
}

/** What is kept: all of it until one was removed. */
const keptNow = ({ context: { drafts } }: State) => {
  const isKept = (place: string) => drafts.some((one) => one.place === place);
  return [outcomes.find.done[0].filter(({ place }) => drafts.length === 0 || isKept(place))];
};

/** The draft that the question is about was removed. */
const gone = (state: State) =>
  keptNow(state)
    .flat()
    .filter(({ place }) => place !== draftKey);

/** Another tab removes the draft that the question is about. */
const removedElsewhere: Answer = async (call, walk) => {
  await draftsKept(call, walk);
  await walk.page.evaluate(removeDraft, draftKey);
};

/** Another tab has kept a draft, which changes nothing of those that are listed. */
const changeElsewhere = ({ page }: Walk) =>
  page.evaluate(() => {
    const { teacher_id: account = '' } = JSON.parse(localStorage.getItem('teacher-info') ?? '{}');
    const channel = new BroadcastChannel(`portal.${String(account)}.drafts`);
    channel.postMessage(null);
    channel.close();
  });

/** Chooses the box, which the page may show already. */
async function openBox(walk: Walk): Promise<void> {
  const writing = tabOf(walk, 'writing');
  // Behind a question only the browser's own way back is left.
  if (await walk.page.getByRole('alertdialog').isVisible()) await walk.page.goBack();
  else if (await writing.isVisible()) await writing.click();
  await tabOf(walk, 'drafts').click();
}

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
    outcomes: {
      ...outcomes,
      find: { ...outcomes.find, done: keptNow },
      refind: { ...outcomes.refind, done: keptNow },
      check: { ...outcomes.check, done: (state: State) => [...keptNow(state), gone(state)] },
    },
  },
  async enter(walk) {
    const drafts = [draftKey, `${draftKey}.beside.1`].map((key, index) => ({
      key,
      content: { ...emptyOf('portal'), content: texts[index] },
    }));
    await comeBackToDraft(walk, writer.as, address, ...drafts);
  },
  events: {
    'box.opened': { trigger: openBox },
    'drafts.changed': { trigger: changeElsewhere },
    'type.filtered': {
      find: typeSelect,
      use: (select, { feedbackType }: TypeFiltered) => select.selectOption(feedbackType ?? ''),
    },
    'load.retried': button('parts:failed.retry'),
    'removal.requested': {
      find: ({ page, say }: Walk) =>
        page.getByRole('button', { name: say('feedback:draft.removeOne', { draft: texts[0] }) }),
    },
    'removal.confirmed': button('feedback:draft.removeVerb'),
    'removal.cancelled': button('feedback:draft.keep'),
  },
  elsewhere: {
    'headquartersDrafts.finding|drafts.changed|0':
      'The box is read at once; the tests of the page keep a draft in another tab',
    'headquartersDrafts.removing|box.opened|0':
      'A draft is removed at once; the tests of the page choose another view meanwhile',
  },
  atOnce: ['find', 'refind', 'check', 'remove'],
  answers: {
    find: { done: [draftsKept], error: [draftsRefusing('getAllKeys')] },
    refind: { done: [draftsKept], error: [draftsRefusing('getAllKeys')] },
    check: { done: [draftsKept, removedElsewhere], error: [draftsRefusing('getAllKeys')] },
    remove: { done: [draftsKept], error: [draftsRefusing('delete')] },
  },
};
