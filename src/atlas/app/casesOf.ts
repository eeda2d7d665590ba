import type { Graph } from '../../paths';
import { plannedCases } from '../cases/plan';
import { testCase } from '../cases/testCase';
import { voiceOf } from '../cases/voice';
import type { ChartProof } from '../model/proof';
import { allWords } from './allWords';

/** The test cases of a chart, in both languages. */
export function casesOf(
  graph: Graph,
  chart: { readonly id: string; readonly area: string },
): ChartProof['cases'] {
  const planned = plannedCases(graph);
  const casesIn = (language: 'zh' | 'en') => {
    const voice = voiceOf(chart.id, language, allWords[language]);
    return planned.map((one) => testCase(one, chart, voice));
  };
  return { zh: casesIn('zh'), en: casesIn('en') };
}
