import { correctSubjective } from '../../../../src/contract/grading';
import { readyGradings } from '../../../../src/machines/grading/readyGradings';
import { readyGradingsPaths } from '../../../../src/machines/grading/readyGradings.paths';
import { answerOf } from '../../answering';
import { createClient } from '../../../server/rig/client';
import type { Control, ScreenAdapter, Walk } from '../adapter';
import { lost, once, really } from '../answers';
import { button } from '../controls';
import { comeBackToDraft } from '../drafts';

const { outcomes, ...samples } = readyGradingsPaths;
const [open, , overtaken] = outcomes.load.done;
const [submitted, failed] = outcomes.submit.done;
const marks = { central_material: '35', language: '36', structure: '18', stars: '4' };
const content = { ...marks, comment: '条理清楚', annotations: [], isReady: true };

/** Somebody grades the answer with another browser meanwhile. */
async function gradeElsewhere({ world }: Walk): Promise<void> {
  const answer_id = await answerOf(world, 3);
  const given = { central_material: 35, language: 36, structure: 10, stars: 4, comment: '' };
  const sent = { subject_id: 3, answer_id, revision: 0, ...given } as const;
  await createClient(world.address).ask(correctSubjective, sent, { as: 'zhou' });
}

const submitVerb: Pick<Control, 'find'> = {
  find: ({ page, say }) =>
    page.getByRole('alertdialog').getByRole('button', {
      name: say('grading:ready.verb', { count: 1 }),
    }),
};

/** The way out of the question that has this verb: there are two, each with its own. */
const cancelBeside = (key: string, values?: { readonly count: number }): Pick<Control, 'find'> => ({
  find: ({ page, say }) =>
    page
      .getByRole('alertdialog')
      .filter({ has: page.getByRole('button', { name: say(key, values) }) })
      .getByRole('button', { name: say('parts:dialog.cancel') }),
});

/** One grading that this browser keeps as put aside. */
export const readyGradingsAdapter: ScreenAdapter = {
  chart: readyGradings,
  catalogue: {
    ...samples,
    outcomes: {
      find: outcomes.find,
      renew: outcomes.renew,
      load: { done: [open, overtaken], error: outcomes.load.error },
      ...{ remove: outcomes.remove, removeSent: outcomes.removeSent },
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
    'submit.cancelled': cancelBeside('grading:ready.verb', { count: 1 }),
    'retry.requested': button('grading:ready.again'),
    'removal.requested': button('grading:ready.remove'),
    'removal.cancelled': cancelBeside('grading:ready.removeVerb'),
    'removal.confirmed': button('grading:ready.removeVerb'),
    'submit.confirmed': submitVerb,
  },
  atOnce: ['find', 'renew', 'remove', 'removeSent'],
  elsewhere: {
    'readyGradings.finding|xstate.error.actor.0.readyGradings.finding|0':
      'Drafts that cannot be read are left out: finding them does not fail',
    'readyGradings.renewing|xstate.done.actor.renew|1':
      'Only another tab changes what is asked about here: putAside.test.ts',
    'readyGradings.renewing|xstate.error.actor.renew|0':
      'Drafts that cannot be read are left out: finding them does not fail',
    'readyGradings.removingSent|xstate.error.actor.removeSent|0':
      'The browser deletes what it keeps',
    'readyGradings.removing|xstate.error.actor.0.readyGradings.removing|0':
      'The browser deletes what it keeps',
  },
  answers: {
    find: { done: [really] },
    renew: { done: [really] },
    load: { done: [really, once(gradeElsewhere)], error: [lost] },
    remove: { done: [really] },
    removeSent: { done: [really] },
    submit: { done: [lost, really] },
  },
};
