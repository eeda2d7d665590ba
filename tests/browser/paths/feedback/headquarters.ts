import { matchesState, type StateValue } from 'xstate';
import { emptyOf } from '../../../../src/domain/feedback';
import { headquarters } from '../../../../src/machines/feedback/headquarters';
import type { Address } from '../../../../src/machines/parts/collection/query';
import { expect } from '../../world';
import type { ScreenAdapter, Walk } from '../adapter';
import { button } from '../controls';
import { comeBackToDraft } from '../drafts';
import { address, content, draftKey, openButtons, removeButtons, tabOf, writer } from './page';

interface State {
  readonly value: StateValue;
}

const views = ['writing', 'drafts', 'sent'] as const;
type View = (typeof views)[number];

const isAt = ({ value }: State, view: View) => matchesState({ view, dialog: 'closed' }, value);

/** Nothing lies over the page, which shows one of these. */
const shows =
  (...shown: readonly View[]) =>
  (state: State) =>
    shown.some((view) => isAt(state, view)) ? [{}] : [];
const otherThan = (view: View) => shows(...views.filter((other) => other !== view));

const tab = (name: View) => ({ find: (walk: Walk) => tabOf(walk, name) });

/** What the world's story has sent last. */
const sent = '解析第二步漏写了检验，学生照着写会丢分。';

/** A feedback is sent, and the next one begun. */
async function writeAnother(walk: Walk): Promise<void> {
  await walk.page.getByRole('radio', { name: walk.say('feedback:type.portal') }).check();
  await content(walk).fill('学生列表一直是空的');
  await button('feedback:headquarters.submit').find(walk).click();
  await button('feedback:headquarters.another').find(walk).click();
}

interface AddressChanged {
  readonly type: string;
  readonly address: Address;
}

/** Back, to where the page showed another view. */
const goBack = ({ page }: Walk, { address }: AddressChanged) =>
  page.evaluate((view) => {
    const here = window.location.href;
    const before = new URL(here);
    before.searchParams.delete('view');
    if (view !== null) before.searchParams.set('view', view);
    window.history.pushState(window.history.state, '', before);
    window.history.pushState(window.history.state, '', here);
    window.history.back();
  }, address['view'] ?? null);

/** One of the drafts is removed. */
async function removeDraft(walk: Walk): Promise<void> {
  await removeButtons(walk).first().click();
  await button('feedback:draft.removeVerb').find(walk).click();
}

/** The page of the feedback to headquarters: the form, the draft box, and what was sent. */
export const headquartersAdapter: ScreenAdapter = {
  chart: headquarters,
  catalogue: {
    inputs: { subject: { subjectId: writer.subject_id, address: {} } },
    events: {
      'writing.chosen': otherThan('writing'),
      'drafts.chosen': otherThan('drafts'),
      'sent.chosen': otherThan('sent'),
      'address.changed': (state: State) =>
        views
          .filter((view) => otherThan(view)(state).length > 0)
          .map((view) => ({ address: view === 'writing' ? {} : { view } })),
      'another.requested': shows('writing'),
      'draft.opened': (state: State) => shows('drafts')(state).map(() => ({ place: draftKey })),
      'draft.removed': (state: State) => shows('drafts')(state).map(() => ({ place: draftKey })),
      'feedback.opened': (state: State) => shows('sent')(state).map(() => ({ feedbackId: 5 })),
    },
  },
  /** Several drafts are kept, since opening, sending and removing take one each. */
  async enter(walk) {
    const drafts = [1, 2, 3, 4].map((number) => ({
      key: `${draftKey}.beside.${String(number)}`,
      content: { ...emptyOf('portal'), content: `第 ${String(number)} 份草稿` },
    }));
    await comeBackToDraft(walk, writer.as, address, ...drafts);
    await expect(content(walk)).toBeVisible();
  },
  events: {
    'writing.chosen': tab('writing'),
    'drafts.chosen': tab('drafts'),
    'sent.chosen': tab('sent'),
    'address.changed': { trigger: goBack },
    'another.requested': { trigger: writeAnother },
    'draft.opened': {
      find: (walk: Walk) => openButtons(walk).first(),
    },
    'draft.removed': { trigger: removeDraft },
    'feedback.opened': {
      find: ({ page }: Walk) => page.getByRole('button', { name: sent, exact: true }),
    },
    'feedback.closed': button('parts:dialog.close'),
  },
  answers: {},
};
