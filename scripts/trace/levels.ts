import type { RunTest } from './tests';

/** Where the reader of a requirement meets it. */
export type Level = 'browser' | 'form' | 'formAndServer' | 'http' | 'walk' | 'any';

const levels: Readonly<Record<string, Level>> = {
  ...{ SCREEN: 'browser', ROUTE: 'browser', SIDE: 'browser', SHELL: 'browser' },
  ...{ LANG: 'browser', MSG: 'browser', LIVE: 'browser', STORE: 'browser' },
  VALID: 'formAndServer',
  ...{ ROLE: 'http', CALL: 'http', CODE: 'http', ENTITY: 'http', CONST: 'http' },
};

/**
 * Rules of input that no call could break: when a field is checked, what is typed twice but sent once, which page
 * leads on, and how a number is read.
 */
const formOnly = new Set([
  ...['VALID-006', 'VALID-010', 'VALID-011', 'VALID-012', 'VALID-023', 'VALID-024'],
  ...['VALID-097', 'VALID-098', 'VALID-099'],
]);

/** The level of a requirement of `docs/requirements.tsv`, by its kind of id. */
export function levelOf(id: string): Level {
  return formOnly.has(id) ? 'form' : (levels[id.split('-')[0] ?? ''] ?? 'any');
}

const has = (tests: readonly RunTest[], ...places: readonly RunTest['place'][]) =>
  tests.some(({ place }) => places.includes(place));

/** Whether tests that name a requirement prove it at its level. */
export function provesAt(level: Level, tests: readonly RunTest[]): boolean {
  switch (level) {
    case 'browser':
    case 'walk':
      return has(tests, 'browser');
    case 'form':
      return has(tests, 'browser', 'view');
    case 'formAndServer':
      return has(tests, 'browser', 'view') && has(tests, 'server');
    case 'http':
      return has(tests, 'browser', 'server');
    case 'any':
      return tests.length > 0;
  }
}
