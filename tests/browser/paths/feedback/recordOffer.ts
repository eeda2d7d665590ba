import { matchesState, type StateValue } from 'xstate';
import { recordOffer } from '../../../../src/machines/feedback/recordOffer';
import { recordOfferPaths } from '../../../../src/machines/feedback/recordOffer.paths';
import { expect } from '../../world';
import { really } from '../answers';
import { denied } from '../denials';
import { awaitFetched } from '../fetched';
import type { ScreenAdapter, Walk } from '../adapter';
import { enterFeedback, otherType, recordBox, recordOffer as offerOf } from './page';

const offerButton = (...names: readonly ('show' | 'hide' | 'save')[]) => ({
  find: (walk: Walk) =>
    names
      .map((name) =>
        offerOf(walk).getByRole('button', { name: walk.say(`feedback:record.${name}`) }),
      )
      .reduce((one, next) => one.or(next)),
});

const box = (checked: boolean) => ({ find: (walk: Walk) => recordBox(walk, checked) });

/** The whole of the offer, and each line of the record where it is listed. */
async function shows(walk: Walk, { value }: { value: StateValue }): Promise<void> {
  if (matchesState({ offered: { list: 'open' } }, value)) {
    const list = walk.page.getByRole('list', { name: walk.say('feedback:record.list') });
    await awaitFetched(walk.page, list);
  }
  await offerOf(walk).scrollIntoViewIfNeeded();
}

/** What the portal did last, offered to who writes of the portal itself. */
export const recordOfferAdapter: ScreenAdapter = {
  chart: recordOffer,
  catalogue: recordOfferPaths,
  async enter(walk) {
    await enterFeedback(walk);
    await otherType(walk, 'portal').check();
    await expect(offerOf(walk)).toBeVisible();
  },
  shows,
  events: {
    'record.attached': box(false),
    'record.left': box(true),
    'list.toggled': offerButton('show', 'hide'),
    'file.requested': offerButton('save'),
  },
  answers: {
    readRecord: { done: [really] },
    saveRecord: { done: [really], error: [denied('createObjectURL')] },
  },
  atOnce: ['readRecord', 'saveRecord'],
  elsewhere: {
    'recordOffer|record.restored|0':
      'A draft brings it that was sent without an answer; the tests of the form prove it',
    'recordOffer.reading|xstate.done.actor.readRecord|1':
      'The charts of the portal have moved before anybody can come to the form: there is a record',
    'recordOffer.reading|xstate.error.actor.readRecord|0':
      'The record is in the memory of the page: reading it asks nobody who could fail',
  },
};
