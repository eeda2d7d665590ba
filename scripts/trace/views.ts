import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bracketedIds } from './tests';

/** The views of a project that say which requirement they show, by its id. */
export function readViews(project: string): ReadonlyMap<string, readonly string[]> {
  const root = join(project, 'src/ui');
  const views = new Map<string, string[]>();
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.tsx')) continue;
    for (const id of new Set(bracketedIds(readFileSync(join(root, file), 'utf8')))) {
      views.set(id, [...(views.get(id) ?? []), `src/ui/${file}`]);
    }
  }
  return views;
}
