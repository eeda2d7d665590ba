import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn } from './requirements';

/** The lines of a project's `docs/decisions.md`, by the ids that they settle. */
export function readDecisions(project: string): ReadonlyMap<string, string> {
  const file = join(project, 'docs/decisions.md');
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [, ids = '', decision = ''] = line.split('|').map((cell) => cell.trim());
      return idsIn(ids).map((id): [string, string] => [id, decision]);
    }),
  );
}
