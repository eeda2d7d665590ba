import type { Locator } from '@playwright/test';
import { englishGrading } from '../../../../src/machines/grading/answerGrading';
import { englishGradingPaths } from '../../../../src/machines/grading/answerGrading.paths';
import type { ScreenAdapter, Walk } from '../adapter';
import { button } from '../controls';
import { comparedElsewhere, markSentence, remarks, retarget, undoRemoval } from './desk';
import {
  cases,
  answers,
  atOnce,
  compares,
  drafted,
  entering,
  events,
  hasNote,
  hasRemoved,
  isDrafted,
  isOpen,
  isRestored,
  isWriting,
  leaving,
  loads,
  only,
  type State,
  submits,
  typing,
} from './answerDesk';

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
