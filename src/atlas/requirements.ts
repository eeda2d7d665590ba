import type { TFunction } from 'i18next';
import en from '../../locales/en/transitions.json';
import zh from '../../locales/zh/transitions.json';

interface Sentence {
  readonly when: string;
  readonly then: string;
}

/** Of every transition that the product owes: its condition, and what comes of it. */
const sentences: Readonly<Record<string, Readonly<Record<string, Sentence>>>> = { en, zh };

/** What a requirement asks for, in a sentence of the language; empty where nothing is known of it. */
export function requirementText(id: string, language: string, t: TFunction<'atlas'>): string {
  const sentence = sentences[language]?.[id];
  return sentence === undefined ? '' : t('requirement.text', { ...sentence });
}

/** The same without words around it, for a search. */
export function sentenceOf(id: string, language: string): string {
  const sentence = sentences[language]?.[id];
  return sentence === undefined ? '' : `${sentence.when} → ${sentence.then}`;
}
