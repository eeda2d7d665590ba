import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { caseTools } from '../../src/atlas/cases/files';

const goals = ['transitions', 'states', 'requirements', 'pairs'] as const;

const schema = z
  .strictObject({
    csv: z.boolean().default(false),
    gherkin: z.boolean().default(false),
    json: z.boolean().default(false),
    mutants: z.boolean().default(false),
    grades: z.boolean().default(false),
    language: z.enum(['zh', 'en']).optional(),
    chart: z.string().optional(),
    goal: z.enum(goals).default('transitions'),
    since: z.string().optional(),
    'max-steps': z.coerce.number().int().positive().optional(),
    path: z.string().optional(),
    cases: z.string().optional(),
    for: z.enum(caseTools).default('testrail'),
  })
  .refine(({ csv, gherkin, json }) => [csv, gherkin, json].filter(Boolean).length < 2, {
    error: 'only one of --csv, --gherkin and --json',
  })
  .refine(({ grades, mutants }) => mutants || !grades, { error: '--grades goes with --mutants' });

/** What the command was asked for. */
export type Options = z.infer<typeof schema> & {
  /** The folder of the project whose charts are meant; this one by default. */
  readonly project: string;
};
export type Goal = Options['goal'];

/** Reads the flags of the command; throws an error that names the flag which is wrong. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      csv: { type: 'boolean' },
      gherkin: { type: 'boolean' },
      json: { type: 'boolean' },
      mutants: { type: 'boolean' },
      grades: { type: 'boolean' },
      language: { type: 'string' },
      chart: { type: 'string' },
      goal: { type: 'string' },
      since: { type: 'string' },
      'max-steps': { type: 'string' },
      path: { type: 'string' },
      cases: { type: 'string' },
      for: { type: 'string' },
    },
  });
  const parsed = schema.safeParse(values);
  const [project = join(import.meta.dirname, '../..')] = positionals;
  if (parsed.success) return { ...parsed.data, project: resolve(project) };
  const [issue] = parsed.error.issues;
  const flag = issue?.path.join('.') ?? '';
  throw new Error(flag === '' ? (issue?.message ?? '') : `--${flag}: ${issue?.message ?? ''}`);
}
