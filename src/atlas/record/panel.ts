import { startedPanel } from '../app/startedPanel';
import { opening } from './opening';
import { recordPlay, selectJudged, selectPosition } from './recordPlay';
import { RecordPanel } from './RecordPanel';
import { highlightAt } from './standing';

/** The tab that plays a recorded session on the charts. */
export const recordPanel = startedPanel({
  chart: recordPlay.provide({ actors: { open: opening } }),
  view: RecordPanel,
  input: () => undefined,
  highlightOf: (snapshot, props) => {
    const judged = selectJudged(snapshot);
    return judged === null ? null : highlightAt(judged.record, selectPosition(snapshot), props);
  },
  isOfChart: false,
});
