import type { Locator } from '@playwright/test';
import { matchesState, type StateValue } from 'xstate';
import type { Walk } from '../adapter';
import { type Answer, lost, once, really } from '../answers';
import { button, dialogButton, inReach } from '../controls';
import { frame } from '../time';
import { markSentence, remarks, retarget, undoRemoval } from './desk';
import { asking, loading } from './heldLoad';

/** What the adapters of an essay, of a written answer and of an English essay have in common. */
export interface State {
  readonly value: StateValue;
  readonly context: {
    readonly id: number;
    readonly rival: object | null;
    readonly selected: string | null;
    readonly removed: readonly object[];
    readonly values: {
      readonly language?: string;
      readonly comment?: string;
      readonly annotations: readonly object[];
    };
  };
}

/** Whose grading was begun before, and is kept as a draft; and whose was put aside. */
export const [drafted, putAside] = [8, 9];
export const isDrafted = ({ context }: State) => [drafted, putAside].includes(context.id);
export const isWriting = (state: State) =>
  !isDrafted(state) && matchesState({ editing: 'writing' }, state.value);
/** Whether news of the work are heard between the form and its end. */
const isAwaited = ({ value, context }: State) =>
  matchesState('confirming', value) ||
  matchesState('puttingAside', value) ||
  (matchesState('submitting', value) && context.rival === null);
const isOpen = (state: State) => isWriting(state) && state.context.selected !== null;
const hasRemoved = ({ context }: State) => context.removed.length > 0;
const hasNote = ({ context }: State) => context.values.annotations.length > 0;

export const only =
  <Case>(holds: (state: State) => boolean, ...cases: readonly Case[]) =>
  (state: State) =>
    holds(state) ? cases : [];

/** Who the news say was first: oneself, with another browser. */
export const noticed = only((state) => isWriting(state) || isAwaited(state), {
  rival: { by: 'Zhou', at: '2026-11-20T14:20:00+08:00', is_own: true },
});

/** Types one thing or, where it stands already, the other. */
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

interface Words {
  /** The comment, with phrases to begin from. */
  readonly comment: (walk: Walk) => Locator;
  readonly phrases: string;
  readonly open: string;
  readonly verb: string;
}

export const gradingEvents = (
  { comment, phrases, open, verb }: Words,
  gradeElsewhere: (walk: Walk) => Promise<void>,
) => ({
  'comment.written': typing(comment, '写得不错', '写得很好'),
  'phrase.inserted': {
    async trigger({ page, say }: Walk) {
      const label = say(phrases);
      await page.getByRole('button', { name: say('parts:phrases.about', { label }) }).click();
      await page.clock.runFor(frame);
      await page.getByRole('menuitem').first().click();
    },
  },
  'content.restored': button('parts:draft.restore'),
  'rival.noticed': { trigger: gradeElsewhere },
  'submit.requested': { find: (walk: Walk) => inReach(button(open).find(walk), walk) },
  'submit.cancelled': dialogButton('grading:readThrough.back'),
  'submit.confirmed': dialogButton(verb),
  'grading.opened': asking(button('grading:overtaken.open')),
  'load.retried': asking(button('parts:failed.retry')),
});

type RemarkSamples = Readonly<
  Record<
    'annotation.rewritten' | 'annotation.retargeted' | 'annotation.removed' | 'removal.undone',
    readonly object[]
  >
>;

/** One remark, and what can be done to it. */
export const remarkCases = (samples: RemarkSamples, category: string) => ({
  'annotation.added': only((state) => isWriting(state) && !hasNote(state) && !hasRemoved(state), {
    annotation: { start: 0, end: 9, category, comment: '' },
  }),
  'annotation.rewritten': only(isOpen, ...samples['annotation.rewritten']),
  'annotation.retargeted': only(isOpen, ...samples['annotation.retargeted']),
  'annotation.removed': only(isOpen, ...samples['annotation.removed']),
  'removal.undone': only(
    (state) => isWriting(state) && hasRemoved(state),
    ...samples['removal.undone'],
  ),
  'annotation.selected': (state: State) =>
    isWriting(state) && hasNote(state)
      ? [{ id: state.context.selected === null ? 'a1' : null }]
      : [],
});

export const remarkEvents = (add: (walk: Walk) => Locator) => {
  const onMarked = (find: (walk: Walk) => Locator) => ({
    async trigger(walk: Walk) {
      await markSentence(walk);
      await find(walk).click();
    },
  });
  return {
    'annotation.added': onMarked(add),
    'annotation.rewritten': typing(
      (walk) => remarks(walk).getByRole('textbox', { name: walk.say('grading:remarks.comment') }),
      '很生动',
      '生动',
    ),
    'annotation.retargeted': onMarked(retarget.find),
    'annotation.removed': button('grading:remarks.remove'),
    'removal.undone': undoRemoval,
    'annotation.selected': {
      find: (walk: Walk) => remarks(walk).getByRole('listitem').getByRole('button').first(),
    },
  };
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

export const gradingAnswers = (gradeElsewhere: (walk: Walk) => Promise<void>, nothing: Answer) => ({
  load: {
    // The page asks the same once something has changed.
    call: null,
    done: [loading(once(gradeElsewhere)), loading(really), loading(nothing)],
    error: [loading(lost)],
  },
  // What cannot be submitted as it stands is never what was submitted: either answer is the same.
  compare: { call: null, done: [really, really] },
  submit: { done: [really], error: [once(gradeElsewhere), lost] },
});

export const atOnce = ['compare'];
