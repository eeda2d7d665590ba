import { readyGradings } from '../../../../src/machines/grading/readyGradings';
import { readyGradingsPaths } from '../../../../src/machines/grading/readyGradings.paths';
import { answerOf } from '../../answering';
import type { ScreenAdapter } from '../adapter';
import { lost, really } from '../answers';
import { button } from '../controls';
import { comeBackToDraft } from '../drafts';

const { outcomes, ...samples } = readyGradingsPaths;
const [open] = outcomes.load.done;
const [submitted, failed] = outcomes.submit.done;
const marks = { central_material: '35', language: '36', structure: '18', stars: '4' };
const content = { ...marks, comment: '条理清楚', annotations: [], isReady: true };

/** One grading that this browser keeps as put aside. */
export const readyGradingsAdapter: ScreenAdapter = {
  chart: readyGradings,
  catalogue: {
    ...samples,
    outcomes: {
      find: outcomes.find,
      load: { done: [open], error: outcomes.load.error },
      submit: { done: [failed, submitted] },
    },
  },
  async enter(walk) {
    const key = `grading.subjective.3.${String(await answerOf(walk.world, 3))}`;
    const address = '/homework/list?subject_id=3&view=ready';
    await comeBackToDraft(walk, 'zhou', address, { key, content });
  },
  events: {
    'load.retried': button('parts:failed.retry'),
    'submit.requested': {
      find: ({ page, say }) =>
        page.getByRole('button', { name: say('grading:ready.submit', { count: 1 }) }),
    },
    'submit.cancelled': button('parts:dialog.cancel'),
    'submit.confirmed': {
      find: ({ page, say }) =>
        page.getByRole('alertdialog').getByRole('button', {
          name: say('grading:ready.verb', { count: 1 }),
        }),
    },
  },
  atOnce: ['find'],
  elsewhere: {
    'readyGradings.finding|xstate.error.actor.0.readyGradings.finding|0':
      'Drafts that cannot be read are left out: finding them does not fail',
  },
  answers: {
    find: { done: [really] },
    load: { done: [really], error: [lost] },
    submit: { done: [lost, really] },
  },
};
