import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { spoken } from '../paths/words';
import { say } from './words';

const names = z.array(z.string().min(1)).default([]);

const schema = z.strictObject({
  approve: names,
  atlas: z.boolean().optional(),
  by: z.string().trim().min(1).optional(),
  chart: z.string().optional(),
  diff: z.string().min(1).optional(),
  format: z.enum(['mermaid', 'scxml', 'json']).optional(),
  language: z.enum(['zh', 'en']).optional(),
  out: z.string().min(1).optional(),
  page: z.string().min(1).optional(),
  record: names,
  /** A file of the atlas with remarks, of which the signature answers those on the chart. */
  remarks: z.string().min(1).optional(),
  why: z.string().trim().min(1).optional(),
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
  const { atlas, diff, format, chart, page, out, record, approve, by, why, remarks } = options.data;
  if (page !== undefined && diff === undefined) throw wrong('pageNeedsDiff');
  if (atlas === true && (diff === undefined || chart !== undefined)) throw wrong('atlasNeedsDiff');
  if (out !== undefined && format === undefined) throw wrong('outNeedsFormat');
  const signs = record.length + approve.length > 0;
  if (remarks !== undefined && !signs) throw wrong('remarksNeedSigning');
  if (signs !== (by !== undefined && why !== undefined)) throw wrong('signedBy');
  const isExport = format !== undefined && chart !== undefined;
  const tasks = [isExport, diff !== undefined, record.length > 0, approve.length > 0];
  if (tasks.filter(Boolean).length !== 1 || (diff !== undefined && format !== undefined)) {
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
        approve: { type: 'string', multiple: true },
        atlas: { type: 'boolean' },
        by: { type: 'string' },
        chart: { type: 'string' },
        diff: { type: 'string' },
        format: { type: 'string' },
        language: { type: 'string' },
        out: { type: 'string' },
        page: { type: 'string' },
        record: { type: 'string', multiple: true },
        remarks: { type: 'string' },
        why: { type: 'string' },
      },
    });
  } catch (error) {
    throw new WrongCall(error instanceof Error ? error.message : String(error));
  }
}

function wrong(key: string): WrongCall {
  return new WrongCall(spoken(say(key)));
}
