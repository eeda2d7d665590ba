import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A class and where it is said. */
export interface NamedClass {
  readonly name: string;
  readonly file: string;
}

const ofTheme = /ui\/parts\/theme\/(\w+Classes|globalCss)\.ts$/;

function filesOf(project: string): string[] {
  return readdirSync(join(project, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => /^src\/(app|ui|atlas)\/.*\.tsx?$/.test(file))
    .sort();
}

const kebab = (name: string) =>
  name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const selectors = /(?<=^\s*')[^'\n]*(?=':\s)/gm;
const outerSelectors = /(?<=^ {2}')[^'\n]*(?=':\s)/gm;

/** The classes that the keys of a file's styles name. */
function classesIn(text: string, which = selectors): string[] {
  const names =
    text
      .match(which)
      ?.join(' ')
      .match(/(?<=\.)[a-z][\w-]*/g) ?? [];
  return [...new Set(names)];
}

/** Every class that a look or the theme gives. */
export function givenClasses(project: string): NamedClass[] {
  return filesOf(project)
    .filter((file) => file.endsWith('.look.ts') || ofTheme.test(file))
    .flatMap((file) =>
      classesIn(readFileSync(join(project, file), 'utf8')).map((name) => ({ name, file })),
    );
}

/** Outermost classes of a look that do not begin with the name of its part: two parts could mean the same one. */
export function strangers(project: string, known: ReadonlySet<string>): string[] {
  return filesOf(project)
    .filter((file) => file.endsWith('.look.ts'))
    .flatMap((file) => {
      const part = kebab(basename(file, '.look.ts'));
      return classesIn(readFileSync(join(project, file), 'utf8'), outerSelectors)
        .filter((name) => name !== part && !name.startsWith(`${part}-`) && !known.has(name))
        .map((name) => `${file}: ${name}`);
    });
}

const written = /className="([^"]*)"/g;

/** Classes that elements carry, where they are written out. */
export function carriedClasses(project: string): NamedClass[] {
  return filesOf(project).flatMap((file) =>
    [...readFileSync(join(project, file), 'utf8').matchAll(written)].flatMap(([, names = '']) =>
      names
        .split(' ')
        .filter((name) => name !== '')
        .map((name) => ({ name, file })),
    ),
  );
}

/** Classes that nothing carries: neither written out, nor put together from their beginning. */
export function unusedClasses(project: string): string[] {
  const text = filesOf(project)
    .filter((file) => !file.endsWith('.look.ts') && !ofTheme.test(file))
    .map((file) => readFileSync(join(project, file), 'utf8'))
    .join('\n');
  return givenClasses(project)
    .filter(({ name, file }) => file.endsWith('.look.ts') && !isSaid(name, text))
    .map(({ name, file }) => `${file}: ${name}`);
}

function isSaid(name: string, text: string): boolean {
  const parts = name.split('-');
  const beginnings = parts.map((_part, index) => `${parts.slice(0, index).join('-')}-\${`);
  return (
    new RegExp(`["'\`\\s.]${name}["'\`\\s$]`).test(text) ||
    beginnings.slice(1).some((beginning) => text.includes(beginning))
  );
}
