import { replay, type Graph, type Path } from '../../paths';
import { messagesIn } from '../cases/messages';
import { voiceOf } from '../cases/voice';
import type { ChartProof, Messages } from '../model/proof';
import { allWords } from './allWords';

/** What people are told on the paths of a chart, in both languages. */
export function messagesOf(graph: Graph, paths: readonly Path[]): ChartProof['messages'] {
  const steps = paths.flatMap((path) => replay(graph, path));
  const told = (language: 'zh' | 'en'): Messages => {
    const voice = voiceOf(graph.machine.id, language, allWords[language]);
    const messages: Record<string, string[]> = {};
    for (const { taken, effects } of steps) {
      const texts = messagesIn(effects, voice);
      if (texts.length === 0) continue;
      for (const id of taken) messages[id] = [...new Set([...(messages[id] ?? []), ...texts])];
    }
    return messages;
  };
  return { zh: told('zh'), en: told('en') };
}
