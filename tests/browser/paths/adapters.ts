import { readdirSync } from 'node:fs';
import type { ScreenAdapter } from './adapter';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/.+\.ts$/.test(file))
  .sort();

const isAdapter = (value: unknown): value is ScreenAdapter =>
  typeof value === 'object' && value !== null && 'chart' in value && 'enter' in value;

async function adaptersIn(file: string): Promise<ScreenAdapter[]> {
  const module: unknown = await import(new URL(file, folder).href);
  const exported: unknown[] =
    typeof module === 'object' && module !== null ? Object.values(module) : [];
  return exported.flat().filter(isAdapter);
}

/** Every chart whose paths people can walk: what the files in the areas' folders export as a adapter. */
export const adapters: readonly ScreenAdapter[] = (await Promise.all(files.map(adaptersIn))).flat();
