import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mistake } from './fault';

/** What a copy can do without, or shares. */
const left = ['.git', 'node_modules', 'data', 'test-results'];

/**
 * Does something in a copy of the project that has one mistake.
 * @param folder of the mistake's file, such as `src/machines`
 */
export async function withMistake<Answer>(
  { file, right, planted }: Mistake,
  folder: string,
  act: (copy: string) => Answer | Promise<Answer>,
): Promise<Answer> {
  const project = process.cwd();
  const copy = mkdtempSync(join(tmpdir(), 'fault-'));
  try {
    cpSync(project, copy, {
      recursive: true,
      filter: (path) => !left.some((one) => path === join(project, one)),
    });
    symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
    const source = join(copy, folder, file);
    const text = readFileSync(source, 'utf8');
    if (text.split(right).length !== 2) throw new Error(`${file} does not have "${right}" once`);
    writeFileSync(
      source,
      text.replace(right, () => planted),
    );
    return await act(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}
