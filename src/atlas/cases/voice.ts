import en from '../../../locales/en/atlas.json';
import zh from '../../../locales/zh/atlas.json';
import { dictionaries } from '../dictionaries';
import { namesOf, type Names } from '../model/names';

/** A sentence of any area: `grading:title`. */
export type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** What the things of a chart are called in one language, and all the words of the portal. */
export interface Voice {
  readonly names: Names;
  readonly say: Say;
  /** What a field of a payload is called; its technical name where it has no other. */
  readonly field: (name: string) => string;
  /** A state that a payload names, such as `levelEnd`, in words; any other text as it is. */
  readonly state: (text: string) => string;
}

const fields: Readonly<Record<'zh' | 'en', Readonly<Record<string, string>>>> = {
  zh: zh.cases.field,
  en: en.cases.field,
};

/** The words of a chart in a language. */
export function voiceOf(chart: string, language: 'zh' | 'en', say: Say): Voice {
  const names = namesOf(chart, dictionaries[language]);
  return {
    names,
    // What is said is text, and not markup.
    say: (key, values) => say(key, { ...values, interpolation: { escapeValue: false } }),
    field: (name) => fields[language][name] ?? name,
    state: (text) => (/^[a-z]+[A-Z]/.test(text) ? stateWords(text, names, language) : text),
  };
}

/** The words of a state of this chart, or of another one that is told of; its technical name where it has none. */
function stateWords(state: string, names: Names, language: 'zh' | 'en'): string {
  const own = names.state(state);
  if (own !== state) return own;
  const words = Object.entries(dictionaries[language].state);
  return words.find(([key]) => key.endsWith(`.${state}`))?.[1] ?? state;
}
