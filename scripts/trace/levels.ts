import type { PassedTest } from './tests';

/** Where the reader of a requirement meets it. */
export type Level = 'browser' | 'formAndServer' | 'http' | 'walk' | 'any';

const levels: Readonly<Record<string, Level>> = {
  ...{ SCREEN: 'browser', ROUTE: 'browser', SIDE: 'browser', SHELL: 'browser' },
  ...{ LANG: 'browser', MSG: 'browser', LIVE: 'browser', STORE: 'browser' },
  VALID: 'formAndServer',
  ...{ ROLE: 'http', CALL: 'http', CODE: 'http', ENTITY: 'http', CONST: 'http' },
};

/** The level of a requirement of `docs/requirements.tsv`, by its kind of id. */
export function levelOf(id: string): Level {
  return levels[id.split('-')[0] ?? ''] ?? 'any';
}

const has = (tests: readonly PassedTest[], ...places: readonly PassedTest['place'][]) =>
  tests.some(({ place }) => places.includes(place));

/** Whether tests that name a requirement prove it at its level. */
export function provesAt(level: Level, tests: readonly PassedTest[]): boolean {
  switch (level) {
    case 'browser':
    case 'walk':
      return has(tests, 'browser');
    case 'formAndServer':
      return has(tests, 'browser', 'view') && has(tests, 'server');
    case 'http':
      return has(tests, 'browser', 'server');
    case 'any':
      return tests.length > 0;
  }
}
