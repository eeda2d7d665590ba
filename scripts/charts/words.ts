import en from '../../locales/en/charts.json' with { type: 'json' };
import zh from '../../locales/zh/charts.json' with { type: 'json' };
import { fill, inBoth, type Language, type Values, type Words } from '../paths/words';

const sentences: Record<Language, Record<string, string>> = { zh: zh.say, en: en.say };

/** The sentence of a key below `say` in `locales/<language>/charts.json`, its values filled in. */
export function say(key: string, values: Values = {}): Words {
  return inBoth((language) => fill(sentences[language][key] ?? key, values));
}
