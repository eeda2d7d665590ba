import { startedPanel } from '../app/startedPanel';
import { exporting } from './exporting';
import { ExportPanel } from './ExportPanel';
import { handingOver } from './handingOver';

/** The tab that takes a chart elsewhere. */
export const exportPanel = startedPanel({
  chart: exporting.provide({ actors: { handOver: handingOver } }),
  view: ExportPanel,
  input: () => undefined,
  highlightOf: () => null,
  isOfChart: true,
});
