import { vacationNotice } from '../../../../src/machines/shell/vacationNotice';
import { vacationNoticePaths } from '../../../../src/machines/shell/vacationNotice.paths';
import { sampleVacation } from '../../../../src/machines/shell/winterBreak.paths';
import { lost, really } from '../answers';
import { button } from '../controls';
import type { ScreenAdapter } from '../adapter';
import { enterWelcome } from './welcome';

const { inputs, outcomes } = vacationNoticePaths;
const near = inputs.first.today;

/** The vacation that is near, over the page. Whether it is, the day says on which somebody comes. */
export const vacationAdapter: ScreenAdapter = {
  chart: vacationNotice,
  catalogue: {
    ...vacationNoticePaths,
    inputs: { ...inputs, early: { ...inputs.first, today: '2026-11-18' } },
    outcomes: { load: { ...outcomes.load, done: [{ rules: [sampleVacation] }] } },
  },
  async enter(walk, start) {
    const { page, world } = walk;
    if (start !== 'early') await world.control('clock', { now: `${near}T10:00:00+08:00` });
    if (start === 'again') {
      await page.addInitScript(
        (noticed) => {
          localStorage.setItem('vacation-notices', noticed);
        },
        JSON.stringify({ [inputs.again.teacherId]: near }),
      );
    }
    await enterWelcome(walk);
  },
  events: { 'notice.closed': button('pages:vacation.close') },
  answers: { load: { done: [really], error: [lost] } },
};
