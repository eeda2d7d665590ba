import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((address) => new URL(address).origin === address);
const ofServer = z.object({ allowedOrigins: z.array(origin).default([]) });

/** The portal's `config.json` cannot be used; the message says why and what to do. */
export class BrokenConfig extends Error {
  constructor(file: string, cause: unknown) {
    const places =
      cause instanceof z.ZodError ? cause.issues.map(({ path }) => path.join('.')) : [];
    const why = places.length === 0 ? 'is no JSON' : `is wrong at ${places.join(', ')}`;
    super(`${file} ${why}. Correct it, or take it away.`, { cause });
    this.name = 'BrokenConfig';
  }
}

/** Reads `config.json`, empty where there is none: whole for the page, and what the server needs. Throws BrokenConfig. */
export async function readConfig(folder: string) {
  const file = join(folder, 'config.json');
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    const config: unknown = JSON.parse(text);
    return { config, ...ofServer.parse(config) };
  } catch (error) {
    throw new BrokenConfig(file, error);
  }
}
