import { dictionaries } from '../dictionaries';
import { namesOf, type Names } from '../model/names';

/** What the things of a chart are called, in both languages. */
export interface BothNames {
  readonly zh: Names;
  readonly en: Names;
}

/** The names of a chart of this project. */
export function bothNames(chart: string): BothNames {
  return { zh: namesOf(chart, dictionaries.zh), en: namesOf(chart, dictionaries.en) };
}
