import { library } from '../library';
import type { ChartProof } from '../model/proof';
import { prove } from './prove';

/** Which chart is to be proven next. */
export interface ChartAsked {
  readonly chart: string;
}

/** What is known of it; null where there is no such chart. */
export interface ChartAnswered {
  readonly proof: ChartProof | null;
}

addEventListener('message', ({ data }: MessageEvent<ChartAsked>) => {
  const chart = library.find(({ id }) => id === data.chart);
  const answer: ChartAnswered = { proof: chart === undefined ? null : prove(chart) };
  postMessage(answer);
});
