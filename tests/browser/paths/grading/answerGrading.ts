import type { Locator } from '@playwright/test';
import { subjectiveGrading } from '../../../../src/machines/grading/answerGrading';
import { subjectiveGradingPaths } from '../../../../src/machines/grading/answerGrading.paths';
import type { ScreenAdapter, Walk } from '../adapter';
import { really } from '../answers';

import { comparedElsewhere } from './desk';
import {
  cases,
  answers,
  aside,
  asidePages,
  compares,
  entering,
  events,
  isPutAside,
  isRestored,
} from './answerDesk';
import {
  drafted,
  isDrafted,
  isWriting,
  leaving,
  loads,
  only,
  putAside,
  type State,
  submits,
} from './gradingForm';

const { inputs, outcomes, project } = subjectiveGradingPaths;
const [loaded, graded, nothing] = outcomes.load.done;
const otherMarks = { ...graded.graded.values, structure: '1' };
const starsOf = ({ page, say }: Walk, count: number) =>
  page.getByRole('radio', { name: say('grading:answer.stars', { count }) });
const [restored] = subjectiveGradingPaths.events['content.restored'];

/** The storage answers before anybody can look. */
const answered = ['content.kept', 'content.notKept'];

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
    'field.left': leaving('grading:subjective.language_language'),
    'field.changed': {
      find: (walk: Walk) => starsOf(walk, 4),
      /** Where four stand already, choosing them changes nothing. */
      use: async (four: Locator, _: unknown, walk: Walk) =>
        ((await four.isChecked()) ? starsOf(walk, 5) : four).click(),
    },
  },
  answers: { ...answers, findAside: { done: [really] } },
  atOnce: ({ context }: { context: { id: number } }) =>
    context.id === putAside
      ? ['findAside', 'compare', ...answered, 'content.restored']
      : ['findAside', 'compare', ...answered],
  elsewhere: {
    ...comparedElsewhere('subjectiveGrading'),
    'subjectiveGrading.puttingAside|rival.noticed|0':
      'The storage answers before anybody else can be noticed',
    'subjectiveGrading.looking|xstate.error.actor.findAside|0':
      'Drafts that cannot be read are left out: finding them does not fail',
  },
};
