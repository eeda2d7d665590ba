import type { Locator } from '@playwright/test';
import { englishGrading } from '../../../../src/machines/grading/answerGrading';
import { englishGradingPaths } from '../../../../src/machines/grading/answerGrading.paths';
import type { ScreenAdapter, Walk } from '../adapter';
import { button } from '../controls';
import { comparedElsewhere } from './desk';
import { cases, answers, compares, entering, events, isRestored } from './answerDesk';
import {
  atOnce,
  drafted,
  isDrafted,
  isWriting,
  leaving,
  loads,
  only,
  remarkCases,
  remarkEvents,
  type State,
  submits,
} from './gradingForm';

const english = englishGradingPaths;
const [essay, marked, none] = english.outcomes.load.done;
const [totalled] = english.events['content.restored'];
const otherTotal = { ...marked.graded.values, total: '1' };
const unmarked = { ...totalled.content, annotations: [] };

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
      ...remarkCases(english.events, ''),
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
    ...remarkEvents(button('grading:mark.add').find),
  },
  answers,
  atOnce,
  elsewhere: comparedElsewhere('englishGrading'),
};
