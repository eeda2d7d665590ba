import { readdirSync } from 'node:fs';
import type { Stage } from './stage';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/.+\.ts$/.test(file))
  .sort();

const isStage = (value: unknown): value is Stage =>
  typeof value === 'object' && value !== null && 'chart' in value && 'enter' in value;

async function stagesIn(file: string): Promise<Stage[]> {
  const module: unknown = await import(new URL(file, folder).href);
  const exported: unknown[] =
    typeof module === 'object' && module !== null ? Object.values(module) : [];
  return exported.flat().filter(isStage);
}

/** Every chart whose paths people can walk: what the files in the areas' folders export as a stage. */
export const stages: readonly Stage[] = (await Promise.all(files.map(stagesIn))).flat();
