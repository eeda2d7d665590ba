import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn } from './requirements';

/** A paragraph of the decisions: what it settles in bold, then the decision, over one line or several. */
const paragraph = /^\*\*([^*]+)\.\*\* ([\s\S]+)$/;

/** The decisions of a project's `docs/decisions.md` by the ids that they settle, all of an id on one line. */
export function readDecisions(project: string): ReadonlyMap<string, string> {
  const file = join(project, 'docs/decisions.md');
  if (!existsSync(file)) return new Map();
  const paragraphs = readFileSync(file, 'utf8')
    .trimEnd()
    .split(/\n{2,}/);
  const decisions = new Map<string, string>();
  for (const text of paragraphs) {
    const [, ids = '', decision = ''] = paragraph.exec(text) ?? [];
    for (const id of idsIn(ids)) {
      const before = decisions.get(id);
      const line = decision.replaceAll('\n', ' ');
      decisions.set(id, before === undefined ? line : `${before} ${line}`);
    }
  }
  return decisions;
}
