import { startedPanel } from '../app/startedPanel';
import { statesInValue } from '../model/statesInValue';
import { takenBetween } from '../model/takenBetween';
import { LivePanel } from './LivePanel';
import { listening } from './listening';
import { followedOf, watch } from './watch';

/** The tab that follows a portal in another tab of the browser. */
export const livePanel = startedPanel({
  chart: watch.provide({ actors: { listen: listening } }),
  view: LivePanel,
  input: () => undefined,
  highlightOf: (snapshot, { diagram }) => {
    const followed = followedOf(diagram.chart)(snapshot);
    if (followed === null) return null;
    const { before, event, state } = followed;
    return {
      states: statesInValue(diagram, state),
      transitions: event === null ? [] : takenBetween(diagram, before, event, state),
    };
  },
  isOfChart: false,
});
