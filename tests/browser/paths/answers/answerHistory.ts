import { setErrorCause } from '../../../../src/contract/answers';
import { answerHistory } from '../../../../src/machines/answers/answerHistory';
import { answerHistoryPaths } from '../../../../src/machines/answers/answerHistory.paths';
import { answerOptions } from '../../../../src/machines/answers/answerOptions';
import { answerOptionsPaths } from '../../../../src/machines/answers/answerOptions.paths';
import { answerRows } from '../../../../src/machines/answers/answerRows';
import { answerRowsPaths } from '../../../../src/machines/answers/answerRows.paths';
import { come } from '../come';
import { type Answer, lost, really, reallyTold, sending } from '../answers';
import { collectionAdapter } from '../collection';
import { button, dialogButton } from '../controls';
import { menuName } from '../rows';
import { frame } from '../time';
import type { ScreenAdapter, Walk } from '../adapter';

const address = '/answerHistoryEntry/index?subject_id=3';
const enter = (walk: Walk) => come(walk, address);
const more = button('answers:more.open');

/** Sends the form as it is. */
const filter: Answer = async (_, walk) => {
  await dialogButton('answers:more.verb').find(walk).click();
};

/** Sets the cause of the first wrong answer that has none of it. */
const setCareless = {
  async trigger(walk: Walk) {
    const { page, say } = walk;
    const row = page
      .getByRole('row')
      .filter({ hasText: say('answers:outcome.wrong'), hasNotText: say('answers:cause.careless') });
    await row
      .first()
      .getByRole('button', { name: menuName(walk) })
      .click();
    await page.getByRole('menu').waitFor();
    await page.clock.runFor(frame);
    await page.getByRole('menuitem', { name: say('answers:action.careless'), exact: true }).click();
  },
};

/** The answers of one's students. */
export const answerRowsAdapter = collectionAdapter({
  chart: answerRows,
  catalogue: answerRowsPaths,
  words: 'answers',
  enter: address,
  search: { text: '的' },
  change: {
    control: setCareless,
    answers: { call: setErrorCause, done: [reallyTold, sending({ cause: 'none' })], error: [lost] },
  },
});

/** The page, with its form. */
export const answerHistoryAdapter: ScreenAdapter = {
  chart: answerHistory,
  catalogue: {
    ...answerHistoryPaths,
    events: { 'filters.requested': [{ values: { from: '', to: '', minimum: '', maximum: '' } }] },
  },
  enter,
  events: {
    'filters.requested': more,
    'filters.cancelled': button('parts:dialog.cancel'),
  },
  answers: { answerFilters: { done: [filter] } },
};

/** What it can be filtered by. */
export const answerOptionsAdapter: ScreenAdapter = {
  chart: answerOptions,
  catalogue: answerOptionsPaths,
  enter,
  events: { 'load.retried': button('answers:optionsRetry') },
  answers: { load: { done: [really], error: [lost] } },
};
