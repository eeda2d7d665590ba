import type { Locator } from '@playwright/test';
import { matchesState, type StateValue } from 'xstate';
import { correctHomework } from '../../../../src/contract/grading';
import { homeworkInfo } from '../../../../src/contract/homework';
import type { EssayValues } from '../../../../src/machines/grading/essay';
import { grading } from '../../../../src/machines/grading/grading';
import { gradingPaths } from '../../../../src/machines/grading/grading.paths';
import { createClient } from '../../../server/rig/client';
import { type Answer, lost, once, really, sending } from '../answers';
import { button, dialogButton, inReach } from '../controls';
import type { Control, ScreenAdapter, Walk } from '../adapter';
import { frame } from '../time';
import {
  comparedElsewhere,
  markSentence,
  openWork,
  personAt,
  remarkOn,
  remarks,
  retarget,
  subject_id,
  undoRemoval,
} from './desk';
import { asking, expectLoad, holdLoads, loading } from './heldLoad';

type Memory = Parameters<typeof gradingPaths.project>[0] & {
  readonly id: number;
  readonly rival: object | null;
  readonly values: EssayValues;
};

interface State {
  readonly value: StateValue;
  readonly context: Memory;
}

/** Whose correction was begun before, and is kept as a draft. */
const drafted = 8;
const { inputs, events, outcomes, project } = gradingPaths;

const isWriting = ({ value, context }: State) =>
  context.id !== drafted && matchesState({ editing: 'writing' }, value);
/** Whether news of the work are heard between the form and its end. */
const isAwaited = ({ value, context }: State) =>
  matchesState('confirming', value) ||
  (matchesState('submitting', value) && context.rival === null);
const isOpen = (state: State) => isWriting(state) && state.context.selected !== null;

const only =
  <Case>(holds: (state: State) => boolean, ...cases: readonly Case[]) =>
  (state: State) =>
    holds(state) ? cases : [];

const note = { start: 0, end: 9, category: 'language', comment: '' };
const [loaded, graded, nothing] = outcomes.load.done;
const [, own] = events['rival.noticed'];
const [conflict, ownConflict, offline] = outcomes.submit.error;
/** What was submitted is another correction. */
const [stands] = outcomes.compare.done;
const other = {
  ...stands,
  graded: { ...stands.graded, values: { ...stands.graded.values, rating: '90' } },
};

/** Types one thing or, where it stands already, the other. */
const typing = (find: Control['find'], one: string, other: string) => ({
  find,
  use: async (field: Locator) => field.fill((await field.inputValue()) === one ? other : one),
});

/** The same person corrects the essay with another browser. */
async function correctElsewhere(walk: Walk): Promise<void> {
  const client = createClient(walk.world.address);
  const id = new URL(walk.page.url()).searchParams.get('person_id');
  const whose = { subject_id, person_id: Number(id) } as const;
  const { person } = await client.ask(homeworkInfo, whose, { as: 'zhou' });
  if (person.status !== 'toBeCorrected') return;
  const correction = {
    ...{ rating: 90, tags: [], comment: '写得很真诚。', category_comments: {} },
    annotations: [],
  };
  const payload = { ...whose, revision: person.revision, correction };
  await client.ask(correctHomework, payload, { as: 'zhou' });
}

/** The server answers whose homework was not handed in. */
const notHandedIn: Answer = async (call, walk) =>
  sending({ person_id: String(await personAt(walk, 'incomplete')) })(call, walk);

const labelled =
  (key: string) =>
  ({ page, say }: Walk): Locator =>
    page.getByLabel(say(key), { exact: true });

/** Goes into a field, and leaves it. */
const leave = (find: (walk: Walk) => Locator) => async (walk: Walk) => {
  await find(walk).focus();
  await find(walk).blur();
};

/** Goes to an essay; where it was begun before, something of it is kept. */
async function enter(walk: Walk, start: string): Promise<void> {
  const { page } = walk;
  const person = await personAt(walk, 'toBeCorrected');
  await holdLoads(page, homeworkInfo);
  if (start !== 'drafted') {
    expectLoad(page);
    return openWork(walk, person);
  }
  await openWork(walk, person);
  await labelled('grading:overall.comment')(walk).fill('写得不错');
  const [kept = ''] = walk.say('parts:draft.saved', { time: '\n' }).split('\n');
  await page.getByText(kept).waitFor();
  expectLoad(page);
  await page.reload();
}

const write = button('grading:readThrough.open');

/** The correction of an essay. */
export const gradingAdapter: ScreenAdapter = {
  chart: grading,
  catalogue: {
    inputs: { ...inputs, drafted: { ...inputs.essay, id: drafted } },
    events: {
      'field.changed': only(isWriting, ...events['field.changed']),
      'field.left': only(isWriting, ...events['field.left']),
      'comment.written': only(isWriting, ...events['comment.written']),
      'phrase.inserted': only(isWriting, ...events['phrase.inserted']),
      'annotation.added': only(
        (state) =>
          isWriting(state) &&
          state.context.values.annotations.length + state.context.removed.length === 0,
        { annotation: note },
      ),
      'annotation.rewritten': only(isOpen, ...events['annotation.rewritten']),
      'annotation.retargeted': only(isOpen, ...events['annotation.retargeted']),
      'annotation.removed': only(isOpen, ...events['annotation.removed']),
      'removal.undone': only(
        (state) => isWriting(state) && state.context.removed.length > 0,
        ...events['removal.undone'],
      ),
      'annotation.selected': (state: State) =>
        isWriting(state) && state.context.values.annotations.length > 0
          ? [{ id: state.context.selected === null ? 'a1' : null }]
          : [],
      'content.restored': only(
        ({ context }) => context.id === drafted && context.values.comment === '',
        ...events['content.restored'],
      ),
      'submit.requested': only(isWriting, {}),
      'rival.noticed': only((state: State) => isWriting(state) || isAwaited(state), own),
    },
    outcomes: {
      compare: {
        done: ({ context: { values } }: State) => [
          other,
          { ...stands, graded: { ...stands.graded, values } },
        ],
        error: outcomes.compare.error,
      },
      load: {
        // Whoever was overtaken finds it graded.
        done: ({ context: { rival, id } }: State) => {
          if (rival !== null) return [graded];
          return id === drafted ? [graded, loaded] : [graded, loaded, nothing];
        },
        error: outcomes.load.error,
      },
      submit: {
        // What somebody else has graded meanwhile is not submitted as well.
        done: ({ context: { rival } }: State) => (rival === null ? outcomes.submit.done : []),
        error: [ownConflict, offline, conflict],
      },
    },
    project: (context: Memory) => [
      project(context),
      context.id,
      context.rival !== null,
      context.values.annotations[0]?.comment !== '',
      context.removed[0]?.comment !== '',
    ],
  },
  enter,
  events: {
    'field.changed': typing(labelled('grading:overall.rating'), '88', '87'),
    'field.left': { trigger: leave(labelled('grading:overall.rating')) },
    'comment.written': typing(labelled('grading:overall.comment'), '写得不错', '写得很好'),
    'phrase.inserted': {
      async trigger({ page, say }: Walk) {
        const label = say('grading:category.language');
        await page.getByRole('button', { name: say('parts:phrases.about', { label }) }).click();
        await page.clock.runFor(frame);
        await page.getByRole('menuitem').first().click();
      },
    },
    'rival.noticed': { trigger: correctElsewhere },
    'annotation.added': {
      async trigger(walk: Walk) {
        await markSentence(walk);
        await remarkOn(walk).click();
      },
    },
    'annotation.rewritten': typing(
      (walk) => remarks(walk).getByRole('textbox', { name: walk.say('grading:remarks.comment') }),
      '很生动',
      '生动',
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
    'content.restored': button('parts:draft.restore'),
    'submit.requested': { find: (walk: Walk) => inReach(write.find(walk), walk) },
    'submit.cancelled': dialogButton('grading:readThrough.back'),
    'submit.confirmed': dialogButton('grading:readThrough.verb'),
    'grading.opened': asking(button('grading:overtaken.open')),
    'load.retried': asking(button('parts:failed.retry')),
  },
  answers: {
    load: {
      // The page asks the same once something has changed.
      call: null,
      done: [loading(once(correctElsewhere)), loading(really), loading(notHandedIn)],
      error: [loading(lost)],
    },
    // What cannot be submitted as it stands is never what was submitted: either answer is the same.
    compare: { call: null, done: [really, really] },
    submit: {
      done: [really],
      error: [once(correctElsewhere), lost],
    },
  },
  atOnce: ['compare'],
  elsewhere: comparedElsewhere('grading'),
};
