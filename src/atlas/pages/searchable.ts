import type { ChartProof } from '../model/proof';
import type { Texts } from '../model/search';
import { sentenceOf } from '../requirements';

/** What can be searched for besides a chart's names; without messages until its paths have run. */
export function searchable(proof: ChartProof | undefined | null, language: 'zh' | 'en'): Texts {
  return {
    requirement: (id) => sentenceOf(id, language),
    messages: proof?.messages[language] ?? {},
  };
}
