import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Fixture {
  /** Its path in the fixtures' own little project. */
  readonly file: string;
  readonly marks: readonly Mark[];
}

/** A line that says of itself `caught: rule`, or `caught: rule: words of its message`. */
export interface Mark {
  readonly line: number;
  readonly rule: string;
  readonly words: string;
}

/** The TypeScript files below `root`, each with what it says must be caught in it. */
export function readFixtures(root: string): Fixture[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, marks: marksOf(readFileSync(join(root, file), 'utf8')) }));
}

function marksOf(text: string): Mark[] {
  return text.split('\n').flatMap((content, index) => {
    const mark = / caught: (?<rules>.+?)(?: \*\/\})?$/.exec(content)?.groups?.['rules'];
    return (mark?.split(' + ') ?? []).map((caught) => {
      const [rule = '', words = ''] = caught.split(': ');
      return { line: index + 1, rule, words };
    });
  });
}
