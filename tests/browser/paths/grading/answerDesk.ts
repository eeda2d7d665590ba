import type { Locator, Page, Route } from '@playwright/test';
import { matchesState, type StateValue } from 'xstate';
import {
  correctEnglish,
  correctSubjective,
  englishInfo,
  subjectiveInfo,
} from '../../../../src/contract/grading';

import { subjectiveGradingPaths } from '../../../../src/machines/grading/answerGrading.paths';
import { createClient } from '../../../server/rig/client';
import { addressOf, answerOf, openAnswer } from '../../answering';
import type { Walk } from '../adapter';
import { type Answer, lost, once, really } from '../answers';
import { draftsKept, draftsRefusing } from '../brokenDrafts';
import { button, dialogButton, inReach } from '../controls';
import { comeBackToDraft } from '../drafts';
import { frame } from '../time';

import { asking, expectLoad, holdLoads, loading } from './heldLoad';

export interface State {
  readonly value: StateValue;
  readonly context: {
    readonly id: number;
    readonly rival: object | null;
    readonly selected: string | null;
    readonly removed: readonly object[];
    readonly values: { readonly language: string; readonly annotations: readonly object[] };
  };
}

const { outcomes } = subjectiveGradingPaths;

/** Whose marks were typed before, and are kept as a draft; and whose grading was put aside. */
export const [drafted, putAside] = [8, 9];
export const isPutAside = ({ context }: State) => context.id === putAside;
export const isDrafted = ({ context }: State) => [drafted, putAside].includes(context.id);
export const isWriting = (state: State) =>
  !isDrafted(state) && matchesState({ editing: 'writing' }, state.value);
/** Whether news of the work are heard between the form and its end. */
const isAwaited = ({ value, context }: State) =>
  matchesState('confirming', value) ||
  matchesState('puttingAside', value) ||
  (matchesState('submitting', value) && context.rival === null);
export const isRestored = (state: State) =>
  isDrafted(state) && state.context.values.language !== '' && state.context.rival === null;
export const isOpen = (state: State) => isWriting(state) && state.context.selected !== null;
export const hasRemoved = ({ context }: State) => context.removed.length > 0;
export const hasNote = ({ context }: State) => context.values.annotations.length > 0;

export const only =
  <Case>(holds: (state: State) => boolean, ...cases: readonly Case[]) =>
  (state: State) =>
    holds(state) ? cases : [];

/** The answer's text is empty: a server of others may say so. */
const empty: Answer = async (call: Route | null) => {
  const response = await call?.fetch();
  const body: unknown = await response?.json();
  const json: unknown = JSON.parse(JSON.stringify(body), (name, value: unknown) =>
    name === 'answer' ? '' : value,
  );
  await call?.fulfill({ json });
};

/** The same person grades the answer with another browser. */
async function gradeElsewhere({ page, world }: Walk): Promise<void> {
  const client = createClient(world.address);
  const answer_id = Number(new URL(page.url()).searchParams.get('answer_id'));
  const subject_id = page.url().includes('subject_id=1') ? 1 : 3;
  if (subject_id === 1) {
    const { revision } = await client.ask(englishInfo, { subject_id, answer_id }, { as: 'zhou' });
    if (revision > 0) return;
    const items = { content: 5, language: 4, coherence: 4, mechanics: 2 };
    const grading = { total: 15, items, annotations: [], comment: '' };
    await client.ask(correctEnglish, { subject_id, answer_id, revision, grading }, { as: 'zhou' });
    return;
  }
  const { revision } = await client.ask(subjectiveInfo, { subject_id, answer_id }, { as: 'zhou' });
  if (revision > 0) return;
  const marks = { central_material: 35, language: 36, structure: 18, stars: 4, comment: '' };
  await client.ask(
    correctSubjective,
    { subject_id, answer_id, revision, ...marks },
    { as: 'zhou' },
  );
}

const comment = ({ page, say }: Walk): Locator =>
  page.getByRole('textbox', { name: say('grading:subjective.comment') });

export const typing = (find: (walk: Walk) => Locator, one: string, other: string) => ({
  find,
  use: async (field: Locator) => field.fill((await field.inputValue()) === one ? other : one),
});

/** A field is gone into and left. */
export const leaving = (name: string) => ({
  async trigger({ page, say }: Walk) {
    const field = page.getByLabel(say(name), { exact: true });
    await field.focus();
    await field.blur();
  },
});

export const events = {
  'comment.written': typing(comment, '写得不错', '写得很好'),
  'phrase.inserted': {
    async trigger({ page, say }: Walk) {
      const label = say('grading:subjective.comment');
      await page.getByRole('button', { name: say('parts:phrases.about', { label }) }).click();
      await page.clock.runFor(frame);
      await page.getByRole('menuitem').first().click();
    },
  },
  'content.restored': button('parts:draft.restore'),
  'rival.noticed': { trigger: gradeElsewhere },
  'submit.requested': {
    find: (walk: Walk) => inReach(button('grading:answer.open').find(walk), walk),
  },
  'putAside.requested': dialogButton('grading:ready.aside'),
  'content.kept': { trigger: (walk: Walk) => draftsKept(null, walk) },
  'content.notKept': { trigger: (walk: Walk) => draftsRefusing('put')(null, walk) },
  'submit.cancelled': dialogButton('grading:readThrough.back'),
  'submit.confirmed': dialogButton('grading:answer.verb'),
  'grading.opened': asking(button('grading:overtaken.open')),
  'load.retried': asking(button('parts:failed.retry')),
};

export const cases = {
  'comment.written': only(isWriting, { place: 'comment', text: '写得不错' }),
  'phrase.inserted': only(isWriting, { place: 'comment', text: '写得好' }),
  'submit.requested': only((state) => isWriting(state) || isRestored(state), {}),
  'rival.noticed': only((state) => isWriting(state) || isAwaited(state), {
    rival: { by: 'Zhou', at: '2026-11-20T14:20:00+08:00', is_own: true },
  }),
};

/** Whoever was overtaken finds it graded. */
export const loads =
  (loaded: object, graded: object, nothing: object) =>
  (state: State): object[] => {
    if (state.context.rival !== null) return [graded];
    return isDrafted(state) ? [graded, loaded] : [graded, loaded, nothing];
  };

/** What somebody else has graded meanwhile is not submitted as well. */
export const submits = <Done, Failed>(submit: {
  readonly done: readonly Done[];
  readonly error: readonly [unknown, Failed, Failed];
}) => ({
  done: ({ context: { rival } }: State) => (rival === null ? submit.done : []),
  error: [...submit.error.slice(1), submit.error[0]],
});

/** What oneself has submitted with another browser is another grading. */
export const compares = (other: object) => ({
  done: ({ context: { values } }: State) => [
    other,
    { ...other, graded: { values, by: 'Zhou', at: '2026-11-20T14:20:00+08:00' } },
  ],
  error: outcomes.compare.error,
});

export const answers = {
  load: {
    // The page asks the same once something has changed.
    call: null,
    done: [loading(once(gradeElsewhere)), loading(really), loading(empty)],
    error: [loading(lost)],
  },
  // What cannot be submitted as it stands is never what was submitted: either answer is the same.
  compare: { call: null, done: [really, really] },
  submit: { done: [really], error: [once(gradeElsewhere), lost] },
};
export const atOnce = ['compare'];

/** Where a grading was put aside before the walk. */
export const asidePages = new WeakSet<Page>();

const { graded } = outcomes.load.done[1];
/** What was put aside. */
export const aside = { ...graded.values, isReady: true };

/** Goes to an answer; where it was begun before, its marks are kept. */
export const entering =
  (subject_id: 1 | 3, name: string, content: object) =>
  async (walk: Walk, start: string): Promise<void> => {
    const answerId = await answerOf(walk.world, subject_id);
    await holdLoads(walk.page, subject_id === 1 ? englishInfo : subjectiveInfo);
    expectLoad(walk.page);
    if (start === 'putAside') asidePages.add(walk.page);
    if (!['drafted', 'putAside'].includes(start)) return openAnswer(walk, subject_id, answerId);
    const key = `grading.${name}.${String(subject_id)}.${String(answerId)}`;
    return comeBackToDraft(walk, 'zhou', addressOf(subject_id, answerId), {
      key,
      content: start === 'putAside' ? aside : content,
    });
  };
