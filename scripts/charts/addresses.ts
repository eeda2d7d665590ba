import type { Language } from '../paths/words';

/** The address of a mark on the page: it is there once for each language and version. */
export function addressOf(
  chart: string,
  language: Language,
  version: 'before' | 'after',
  number: number,
): string {
  return [chart, language, version, number].join('.');
}
