import type { CodeName } from '../src/contract/codes';

/** A handler's "no": nothing was changed, and the person is told why in their language. */
export class Refusal extends Error {
  readonly code: CodeName;
  /** Key in `locales/<language>/server.json`, or a sentence that somebody wrote. */
  readonly words: { key: string; values?: Record<string, string | number> } | { sentence: string };
  readonly data: Record<string, unknown>;

  constructor(code: CodeName, words: Refusal['words'] | string, data: Refusal['data'] = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.words = typeof words === 'string' ? { key: words } : words;
    this.data = data;
  }
}

/** For what does not exist and for what belongs to somebody else alike: the two must look the same. */
export function absent(): Refusal {
  return new Refusal('absent', 'absent');
}
