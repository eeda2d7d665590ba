import type { Locator, Page, Route } from '@playwright/test';
import { matchesState, type StateValue } from 'xstate';
import {
  correctEnglish,
  correctSubjective,
  englishInfo,
  subjectiveInfo,
} from '../../../../src/contract/grading';
import { englishGrading, subjectiveGrading } from '../../../../src/machines/grading/answerGrading';
import {
  englishGradingPaths,
  subjectiveGradingPaths,
} from '../../../../src/machines/grading/answerGrading.paths';
import { createClient } from '../../../server/rig/client';
import { addressOf, answerOf, openAnswer } from '../../answering';
import type { ScreenAdapter, Walk } from '../adapter';
import { type Answer, lost, once, really } from '../answers';
import { button, dialogButton, inReach } from '../controls';
import { comeBackToDraft } from '../drafts';
import { frame } from '../time';
import { comparedElsewhere, markSentence, remarks, retarget, undoRemoval } from './desk';
import { asking, expectLoad, holdLoads, loading } from './heldLoad';

interface State {
  readonly value: StateValue;
  readonly context: {
    readonly id: number;
    readonly rival: object | null;
    readonly selected: string | null;
    readonly removed: readonly object[];
    readonly values: { readonly language: string; readonly annotations: readonly object[] };
  };
}

const { inputs, outcomes, project } = subjectiveGradingPaths;

/** Whose marks were typed before, and are kept as a draft; and whose grading was put aside. */
const [drafted, putAside] = [8, 9];
const isPutAside = ({ context }: State) => context.id === putAside;
const isDrafted = ({ context }: State) => [drafted, putAside].includes(context.id);
const isWriting = (state: State) =>
  !isDrafted(state) && matchesState({ editing: 'writing' }, state.value);
/** Whether news of the work are heard between the form and its end. */
const isAwaited = ({ value, context }: State) =>
  matchesState('confirming', value) ||
  (matchesState('submitting', value) && context.rival === null);
const isRestored = (state: State) =>
  isDrafted(state) && state.context.values.language !== '' && state.context.rival === null;
const isOpen = (state: State) => isWriting(state) && state.context.selected !== null;
const hasRemoved = ({ context }: State) => context.removed.length > 0;
const hasNote = ({ context }: State) => context.values.annotations.length > 0;

const only =
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

const typing = (find: (walk: Walk) => Locator, one: string, other: string) => ({
  find,
  use: async (field: Locator) => field.fill((await field.inputValue()) === one ? other : one),
});

/** A field is gone into and left. */
const leaving = (name: string) => ({
  async trigger({ page, say }: Walk) {
    const field = page.getByLabel(say(name), { exact: true });
    await field.focus();
    await field.blur();
  },
});

const events = {
  'comment.written': typing(comment, '写得不错', '写得很好'),
  'phrase.inserted': {
    async trigger({ page, say }: Walk) {
      const label = say('grading:subjective.comment');
      await page.getByRole('button', { name: say('grading:phrases.about', { label }) }).click();
      await page.clock.runFor(frame);
      await page.getByRole('menuitem').first().click();
    },
  },
  'content.restored': button('parts:draft.restore'),
  'rival.noticed': { trigger: gradeElsewhere },
  'submit.requested': {
    find: (walk: Walk) => inReach(button('grading:answer.open').find(walk), walk),
  },
  'ready.marked': dialogButton('grading:ready.aside'),
  'submit.cancelled': dialogButton('grading:readThrough.back'),
  'submit.confirmed': dialogButton('grading:answer.verb'),
  'grading.opened': asking(button('grading:overtaken.open')),
  'load.retried': asking(button('parts:failed.retry')),
};

const cases = {
  'comment.written': only(isWriting, { place: 'comment', text: '写得不错' }),
  'phrase.inserted': only(isWriting, { place: 'comment', text: '写得好' }),
  'submit.requested': only((state) => isWriting(state) || isRestored(state), {}),
  'rival.noticed': only((state) => isWriting(state) || isAwaited(state), {
    rival: { by: 'Zhou', at: '2026-11-20T14:20:00+08:00', is_own: true },
  }),
};

/** Whoever was overtaken finds it graded. */
const loads =
  (loaded: object, graded: object, nothing: object) =>
  (state: State): object[] => {
    if (state.context.rival !== null) return [graded];
    return isDrafted(state) ? [graded, loaded] : [graded, loaded, nothing];
  };

/** What somebody else has graded meanwhile is not submitted as well. */
const submits = <Done, Failed>(submit: {
  readonly done: readonly Done[];
  readonly error: readonly [unknown, Failed, Failed];
}) => ({
  done: ({ context: { rival } }: State) => (rival === null ? submit.done : []),
  error: [...submit.error.slice(1), submit.error[0]],
});

/** What oneself has submitted with another browser is another grading. */
const compares = (other: object) => ({
  done: ({ context: { values } }: State) => [
    other,
    { ...other, graded: { values, by: 'Zhou', at: '2026-11-20T14:20:00+08:00' } },
  ],
  error: outcomes.compare.error,
});

const answers = {
  load: {
    // The page asks the same once something has changed.
    call: null,
    done: [loading(once(gradeElsewhere)), loading(really), loading(empty)],
    error: [loading(lost)],
  },
  compare: { call: null, done: [really] },
  submit: { done: [really], error: [once(gradeElsewhere), lost] },
};
const atOnce = ['compare'];

/** Where a grading was put aside before the walk. */
const asidePages = new WeakSet<Page>();

/** Goes to an answer; where it was begun before, its marks are kept. */
const entering =
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

const [loaded, graded, nothing] = outcomes.load.done;
const otherMarks = { ...graded.graded.values, structure: '1' };
const aside = { ...graded.graded.values, isReady: true };
const [restored] = subjectiveGradingPaths.events['content.restored'];

/** The grading of a subjective question. */
export const subjectiveGradingAdapter: ScreenAdapter = {
  chart: subjectiveGrading,
  catalogue: {
    inputs: {
      ...inputs,
      drafted: { ...inputs.essay, id: drafted },
      putAside: { ...inputs.essay, id: putAside },
    },
    events: {
      ...cases,
      'field.left': only(isWriting, ...subjectiveGradingPaths.events['field.left']),
      'field.changed': only((state) => isWriting(state) || isRestored(state), {
        field: 'stars',
        value: '4',
      }),
      'content.restored': (state: State) =>
        isDrafted(state) && state.context.values.language === ''
          ? [isPutAside(state) ? { content: aside } : restored]
          : [],
    },
    outcomes: {
      load: { done: loads(loaded, graded, nothing), error: outcomes.load.error },
      compare: compares({ ...graded, graded: { ...graded.graded, values: otherMarks } }),
      findAside: {
        done: (state: State) => [isPutAside(state) ? outcomes.findAside.done[1] : []],
        error: outcomes.findAside.error,
      },
      submit: submits(outcomes.submit),
    },
    project: (context: Parameters<typeof project>[0] & State['context']) => [
      project(context),
      context.id,
      context.rival !== null,
    ],
  },
  enter: entering(3, 'subjective', restored.content),
  events: {
    ...events,
    'content.restored': {
      // What was put aside is restored by the page itself.
      async trigger(walk: Walk) {
        if (!asidePages.has(walk.page)) await events['content.restored'].find(walk).click();
      },
    },
    'field.left': leaving('grading:subjective.language'),
    'field.changed': {
      find: ({ page, say }: Walk) =>
        page.getByRole('radio', { name: say('grading:answer.stars', { count: 4 }) }),
    },
  },
  answers: { ...answers, findAside: { done: [really] } },
  atOnce: (state) =>
    state.context.id === putAside
      ? ['findAside', 'compare', 'content.restored']
      : ['findAside', 'compare'],
  elsewhere: {
    ...comparedElsewhere('subjectiveGrading'),
    'subjectiveGrading.looking|xstate.error.actor.findAside|0':
      'Drafts that cannot be read are left out: finding them does not fail',
  },
};

const english = englishGradingPaths;
const [essay, marked, none] = english.outcomes.load.done;
const [totalled] = english.events['content.restored'];
const otherTotal = { ...marked.graded.values, total: '1' };
const unmarked = { ...totalled.content, annotations: [] };
const note = { start: 0, end: 9, category: '', comment: '' };

/** The grading of an English essay. */
export const englishGradingAdapter: ScreenAdapter = {
  chart: englishGrading,
  catalogue: {
    inputs: { ...english.inputs, drafted: { ...english.inputs.essay, id: drafted } },
    events: {
      ...cases,
      'field.left': only(isWriting, ...english.events['field.left']),
      'field.changed': only((state) => isWriting(state) || isRestored(state), {
        field: 'total',
        value: '15',
      }),
      'content.restored': only(
        (state) => isDrafted(state) && state.context.values.language === '',
        { content: unmarked },
      ),
      'annotation.added': only(
        (state) => isWriting(state) && !hasNote(state) && !hasRemoved(state),
        { annotation: note },
      ),
      'removal.undone': only(
        (state) => isWriting(state) && hasRemoved(state),
        ...english.events['removal.undone'],
      ),
      'annotation.rewritten': only(isOpen, ...english.events['annotation.rewritten']),
      'annotation.retargeted': only(isOpen, ...english.events['annotation.retargeted']),
      'annotation.removed': only(isOpen, ...english.events['annotation.removed']),
      'annotation.selected': (state: State) =>
        isWriting(state) && hasNote(state)
          ? [{ id: state.context.selected === null ? 'a1' : null }]
          : [],
    },
    outcomes: {
      load: { done: loads(essay, marked, none), error: english.outcomes.load.error },
      compare: compares({ ...marked, graded: { ...marked.graded, values: otherTotal } }),
      submit: submits(english.outcomes.submit),
    },
    project: (context: Parameters<typeof english.project>[0] & State['context']) => [
      english.project(context),
      context.id,
      context.rival !== null,
    ],
  },
  enter: entering(1, 'english', unmarked),
  events: {
    ...events,
    'field.left': leaving('grading:english.content'),
    'field.changed': {
      find: ({ page, say }: Walk) => page.getByLabel(say('grading:english.total')),
      use: (field: Locator) => field.selectOption('15'),
    },
    'annotation.added': {
      async trigger(walk: Walk) {
        await markSentence(walk);
        await button('grading:mark.add').find(walk).click();
      },
    },
    'annotation.rewritten': typing(
      (walk) => remarks(walk).getByRole('textbox', { name: walk.say('grading:remarks.comment') }),
      'Lively',
      'Very lively',
    ),
    'annotation.retargeted': {
      async trigger(walk: Walk) {
        await markSentence(walk);
        await retarget.find(walk).click();
      },
    },
    'annotation.removed': button('grading:remarks.remove'),
    'removal.undone': undoRemoval,
    'annotation.selected': {
      find: (walk: Walk) => remarks(walk).getByRole('listitem').getByRole('button').first(),
    },
  },
  answers,
  atOnce,
  elsewhere: comparedElsewhere('englishGrading'),
};
