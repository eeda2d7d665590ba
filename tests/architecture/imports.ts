import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** What a file imports as soon as it is loaded: not types, nor what is fetched later. */
const imported = /^(?:import|export)\s+(?!type\s)(?:[^;']*?\sfrom\s+)?'([^']+)'/gm;

function fileOf(importer: string, source: string): string | undefined {
  const path = join(dirname(importer), source);
  return [path, `${path}.ts`, `${path}.tsx`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file),
  );
}

/** For each package that files import, themselves or through others: the files of ours that name it. */
export function packagesOf(project: string, entries: readonly string[]): Map<string, string[]> {
  const packages = new Map<string, string[]>();
  const files = new Set(entries.map((entry) => join(project, entry)));
  // A set is gone through with what is added on the way.
  for (const file of files) {
    for (const [, source = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
      if (source.startsWith('.')) {
        const found = fileOf(file, source);
        if (found !== undefined) files.add(found);
      } else {
        packages.set(source, [...(packages.get(source) ?? []), relative(project, file)]);
      }
    }
  }
  return packages;
}
