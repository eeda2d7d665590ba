import { highlightsMoved, searchGuide } from '../../../../src/machines/shell/tips';
import { highlightsMovedPaths, searchGuidePaths } from '../../../../src/machines/shell/tips.paths';
import { comeBack } from '../../world';
import { lost, really } from '../answers';
import { button } from '../controls';
import type { ScreenAdapter } from '../adapter';
import { enterWelcome } from './welcome';

/** What the search box finds, told to a newcomer. */
export const searchGuideAdapter: ScreenAdapter = {
  chart: searchGuide,
  catalogue: searchGuidePaths,
  async enter(walk, start) {
    const searchGuideSeen = String(start === 'other');
    await walk.world.control('account', { uname: 'zhou', searchGuideSeen });
    await enterWelcome(walk);
  },
  events: { 'tip.closed': button('pages:searchGuide.close') },
  answers: { remember: { done: [really], error: [lost] } },
};

/** Where the highlights are now: the first visit leads there whoever does not want the guide. */
export const highlightsAdapter: ScreenAdapter = {
  chart: highlightsMoved,
  catalogue: highlightsMovedPaths,
  async enter({ page, world, language }, start) {
    await world.control('account', { uname: 'zhou', guideSeen: String(start === 'other') });
    const address = start === 'other' ? '/crystal/list?subject_id=2' : '/';
    await comeBack(page, world, 'zhou', address, language);
  },
  events: { 'tip.closed': button('pages:highlights.close') },
  answers: { remember: { done: [really], error: [lost] } },
};
