import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { portalConfig, unknownFields } from '../../src/contract/config';
import { codeOf } from '../systemError';

const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((address) => new URL(address).origin === address);
const ofServer = z.object({ allowedOrigins: z.array(origin).default([]) });

function faultOf(cause: unknown): string {
  if (cause instanceof SyntaxError) return 'is no JSON';
  const unknown = unknownFields(cause);
  if (unknown.length > 0) return `has the unknown field ${unknown.join(', ')}`;
  if (!(cause instanceof z.core.$ZodError)) return `cannot be read (${codeOf(cause)})`;
  if (cause.issues.some(({ path }) => path.length === 0)) return 'is no object';
  return `is wrong at ${cause.issues.map(({ path }) => path.join('.')).join(', ')}`;
}

/** The portal's `config.json` cannot be used; the message says why and what to do. */
export class BrokenConfig extends Error {
  constructor(file: string, cause: unknown) {
    super(`${file} ${faultOf(cause)}. Correct it, or take it away.`, { cause });
    this.name = 'BrokenConfig';
  }
}

/** The text of a file, that of an empty object where there is no file. */
async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '{}';
    throw error;
  }
}

/** Reads `config.json`, empty where there is none: whole for the page, and what the server needs. Throws BrokenConfig. */
export async function readConfig(folder: string) {
  const file = join(folder, 'config.json');
  try {
    const config: unknown = JSON.parse(await textOf(file));
    const { allowedOrigins } = ofServer.parse(config);
    portalConfig.parse(config);
    return { config, allowedOrigins };
  } catch (error) {
    throw new BrokenConfig(file, error);
  }
}
