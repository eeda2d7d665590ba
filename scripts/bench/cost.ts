import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readRequirements } from '../trace/requirements';
import type { Figure } from './figure';

/** The layers whose lines count: code, tests, and the words that people read. */
const layers = ['src', 'server', 'tests', 'locales'];
/** Not counted, because nobody writes it by hand or it is no code: question banks, migrations, recorded controls. */
const data = /\/(content|migrations|controls)\//;
/** What is counted, as the output says it. */
export const counted =
  'src, server, tests and locales; not question banks, migrations, controls recorded by galleries, and approved charts';

/** The area of a file: the first folder or part of its name that is an area's, `fillMessages.ts` included. */
function areaOf(path: string, areas: ReadonlySet<string>): string | undefined {
  const names = path.split(/[/.]/).map((name) => name.replace(/^fill([A-Z])/, initial));
  return names.find((name) => areas.has(name));
}

const initial = (_: string, letter: string) => letter.toLowerCase();

/** The files of the layers that are under version control, or will be. */
function filesOfLayers(): string[] {
  const options = ['-c', 'core.quotepath=off', 'ls-files', '--cached', '--others'];
  const output = execFileSync('git', [...options, '--exclude-standard', ...layers], {
    encoding: 'utf8',
  });
  return output.split('\n').filter((path) => path !== '' && !data.test(path));
}

const linesIn = (path: string) => readFileSync(path, 'utf8').split('\n').length;

/**
 * The price of a requirement by area: the lines of all layers and tests that carry the area's name, divided by the
 * requirements that `docs/requirements.tsv` counts in it. An area whose screens are still to come looks cheap.
 */
export function measureCost(): Promise<Figure[]> {
  const requirements = readRequirements('.');
  const areas = new Set(requirements.map(({ area }) => area));
  const lines = new Map<string, number>();
  for (const path of filesOfLayers()) {
    const area = areaOf(path, areas);
    if (area !== undefined) lines.set(area, (lines.get(area) ?? 0) + linesIn(path));
  }
  const figures = [...areas].map((area) => {
    const count = requirements.filter((requirement) => requirement.area === area).length;
    const what = `${area}, ${String(count)} requirements`;
    return { what, unit: 'lines each', ours: (lines.get(area) ?? 0) / count, most: 60 };
  });
  return Promise.resolve(figures);
}
