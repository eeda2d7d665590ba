import { dictionaries } from './dictionaries';
import { chartById } from './library';
import { namesOf, type Names } from './model/names';

/** What the things of a chart are called in a language, with the seconds that its own timers take. */
export function chartNames(chart: string, language: 'zh' | 'en'): Names {
  return namesOf(chart, dictionaries[language], delaysOf(chart));
}

/** In milliseconds, by name; without those that are worked out as they begin. */
function delaysOf(chart: string): Readonly<Record<string, number>> {
  const delays = Object.entries(chartById(chart)?.machine.implementations.delays ?? {});
  return Object.fromEntries(
    delays.flatMap(([name, delay]) => (typeof delay === 'number' ? [[name, delay]] : [])),
  );
}
