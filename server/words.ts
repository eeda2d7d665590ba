import en from '../locales/en/server.json' with { type: 'json' };
import zh from '../locales/zh/server.json' with { type: 'json' };
import type { Refusal } from './refusal';

export type Language = 'zh' | 'en';

/** The language of the browser's `Accept-Language`; Chinese unless English is asked for. */
export function languageOf(header: string | undefined): Language {
  return header?.toLowerCase().startsWith('en') === true ? 'en' : 'zh';
}

const dictionaries: Record<Language, Record<string, string>> = { zh, en };

/** The sentence of a key in `locales/<language>/server.json`, its `{{values}}` filled in. */
export function say(
  language: Language,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const sentence = dictionaries[language][key] ?? key;
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** What a refused person reads. */
export function sentenceOf(language: Language, words: Refusal['words']): string {
  return 'sentence' in words ? words.sentence : say(language, words.key, words.values);
}
