import en from '../../locales/en/transitions.json' with { type: 'json' };
import zh from '../../locales/zh/transitions.json' with { type: 'json' };
import { inBoth, type Language, say, type Values, type Words } from './words';

const sentences: Record<Language, Record<string, Values>> = { zh, en };

/** What a row of the table of transitions asks for, as a sentence; null for an id that is none of its rows. */
export function requirementWords(id: string): Words | null {
  if (!(id in sentences.en)) return null;
  return inBoth((language) => say('requirement', sentences[language][id])[language]);
}
