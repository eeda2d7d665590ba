import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { knownBehaviour } from '../../src/atlas/compare';
import { definitionOf } from '../../src/atlas/formats/definition';
import type { ChartsComparison } from '../../src/atlas/model/comparison';
import { diagramOf } from '../../src/atlas/model/diagram';
import { versionOf } from '../../src/atlas/model/grades';
import type { Differences } from './differences';
import { commitOf } from './revision';

const file = 'atlas/comparison.json';

/** Leaves what has become of a project's charts beside the atlas, and beside the one that is served. */
export function writeComparison(project: string, differences: Differences): void {
  const text = `${JSON.stringify(comparisonOf(project, differences))}\n`;
  const places = ['public', ...(existsSync(join(project, 'dist/atlas')) ? ['dist'] : [])];
  for (const place of places.map((folder) => join(project, folder, file))) {
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
    // The server keeps these beside what it serves, and a running one would go on with them.
    for (const ending of ['.br', '.gz']) rmSync(place + ending, { force: true });
  }
}

function comparisonOf(
  project: string,
  { revision, charts, changed, added, removed }: Differences,
): ChartsComparison {
  return {
    revision,
    ...commitOf(project, revision),
    versions: Object.fromEntries(
      charts.map(({ machine }) => [machine.id, versionOf(diagramOf(machine))]),
    ),
    changed: changed.map(({ before, after, comparison }) => ({
      chart: after.machine.id,
      before: definitionOf(before.machine),
      implementations: comparison.implementations,
      behaviour: knownBehaviour(comparison.behaviour),
    })),
    added: added.map(({ machine }) => machine.id),
    removed: removed.map(({ machine }) => definitionOf(machine)),
  };
}
