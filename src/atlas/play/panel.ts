import { startedPanel } from '../app/startedPanel';
import { statesInValue } from '../model/statesInValue';
import { play, selectNow } from './play';
import { PlayPanel } from './PlayPanel';

/** The tab in which a chart is played by hand. */
export const playPanel = startedPanel({
  chart: play,
  view: PlayPanel,
  input: ({ machine, catalogue }) => ({ machine, catalogue }),
  highlightOf: (snapshot, { diagram }) => {
    const { state, taken } = selectNow(snapshot).step;
    return { states: statesInValue(diagram, state.snapshot.value), transitions: taken };
  },
  isOfChart: true,
});
