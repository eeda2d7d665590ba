import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn } from './requirements';

/** A paragraph of the decisions: what it settles in bold, then the decision, over one line or several. */
const paragraph = /^\*\*([^*]+)\.\*\* ([\s\S]+)$/;

/** The paragraphs of a project's `docs/decisions.md`, each on one line, by the ids that they settle. */
export function readDecisions(project: string): ReadonlyMap<string, string> {
  const file = join(project, 'docs/decisions.md');
  if (!existsSync(file)) return new Map();
  const paragraphs = readFileSync(file, 'utf8')
    .trimEnd()
    .split(/\n{2,}/);
  return new Map(
    paragraphs.flatMap((text) => {
      const [, ids = '', decision = ''] = paragraph.exec(text) ?? [];
      return idsIn(ids).map((id): [string, string] => [id, decision.replaceAll('\n', ' ')]);
    }),
  );
}
