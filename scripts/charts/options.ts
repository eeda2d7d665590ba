import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { spoken } from '../paths/words';
import { say } from './words';

const schema = z.strictObject({
  atlas: z.boolean().optional(),
  chart: z.string().optional(),
  diff: z.string().min(1).optional(),
  format: z.enum(['mermaid', 'scxml', 'json']).optional(),
  language: z.enum(['zh', 'en']).optional(),
  out: z.string().min(1).optional(),
  page: z.string().min(1).optional(),
});

/** What the command was asked for. */
export type Options = z.infer<typeof schema> & {
  /** The folder of the project whose charts are meant; this one by default. */
  readonly project: string;
};

/** What is wrong with how the command was called. */
export class WrongCall extends Error {
  override readonly name = 'WrongCall';
}

/** Reads the flags of the command; throws a WrongCall that names what is wrong. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parsed(args);
  const options = schema.safeParse(values);
  if (!options.success) {
    const [issue] = options.error.issues;
    throw new WrongCall(`--${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
  }
  const { atlas, diff, format, chart, page, out } = options.data;
  if (page !== undefined && diff === undefined) throw wrong('pageNeedsDiff');
  if (atlas === true && (diff === undefined || chart !== undefined)) throw wrong('atlasNeedsDiff');
  if (out !== undefined && format === undefined) throw wrong('outNeedsFormat');
  const isExport = format !== undefined && chart !== undefined;
  if (isExport === (diff !== undefined) || (diff !== undefined && format !== undefined)) {
    throw wrong('oneTask');
  }
  const [project = join(import.meta.dirname, '../..')] = positionals;
  return { ...options.data, project: resolve(project) };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        atlas: { type: 'boolean' },
        chart: { type: 'string' },
        diff: { type: 'string' },
        format: { type: 'string' },
        language: { type: 'string' },
        out: { type: 'string' },
        page: { type: 'string' },
      },
    });
  } catch (error) {
    throw new WrongCall(error instanceof Error ? error.message : String(error));
  }
}

function wrong(key: string): WrongCall {
  return new WrongCall(spoken(say(key)));
}
