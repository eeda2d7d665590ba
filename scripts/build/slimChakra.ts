import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Every word of the sources that style: a property that is not among them is nowhere asked for. */
function wordsOfStyles(): Set<string> {
  const files = ['src/app', 'src/atlas', 'src/ui'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  return new Set(sources.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
}

/** An entry of a table in Chakra's preset: a line, and those that go on with it. */
const entry = /^( {2,4})(\w+): .*\n(?:\1[ )\]}].*\n)*/gm;

/** Leaves out of a table the entries that no word names, be it in full, shortened or as a condition (`_hover`). */
function onlyNamed(table: string, words: ReadonlySet<string>, prefix = ''): string {
  return table.replace(entry, (text, _indentation, name: string) => {
    const shortForms = /shorthand: \[([^\]]*)\]/.exec(text)?.[1]?.match(/\w+/g) ?? [];
    return [name, ...shortForms].some((one) => words.has(`${prefix}${one}`)) ? text : '';
  });
}

function onlyAmong(words: ReadonlySet<string>, names: string, separator: string): string {
  const named = names.split(separator).filter((name) => words.has(name));
  return named.join(separator);
}

/** Builds with those of Chakra's and Emotion's properties that our sources name: a third of them. */
export const slimChakra: Plugin = {
  name: 'slim-chakra',
  apply: 'build',
  transform: {
    filter: { id: /[\\/](preset-base\.js|is-(valid-prop|prop-valid)[\\/]dist[\\/][\w.-]+)$/ },
    handler(code) {
      const words = wordsOfStyles();
      return code
        .replace(/(?<=defineConditions\(\{\n)[^]*?(?=^\}\))/m, (table) =>
          onlyNamed(table, words, '_'),
        )
        .replace(/(?<=utilities: \{\n)[^]*?(?=^ {2}\})/m, (table) => onlyNamed(table, words))
        .replace(/(?<=cssPropertiesStr = ")[^"]*/, (names) => onlyAmong(words, names, ','))
        .replace(/(?<=reactPropsRegex = \/\^\(\()[^)]*/, (names) => onlyAmong(words, names, '|'));
    },
  },
};
