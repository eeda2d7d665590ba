import { fromPromise } from 'xstate';
import { z } from 'zod/mini';
import type { AtlasFiles } from '../charts/atlas.setup';
import { comparison } from '../model/comparison';
import { grades } from '../model/grades';
import { pictures } from '../model/pictures';

/** A file beside the atlas; what the command that makes it would say of nothing where it has not run. */
async function read<Schema extends z.ZodMiniType>(
  address: string,
  schema: Schema,
  otherwise: z.output<Schema>,
  signal: AbortSignal,
): Promise<z.output<Schema>> {
  const answer = await fetch(address, { signal });
  // Servers that are made for one page answer with it, whatever was asked for.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (answer.status === 404 || isPage) return otherwise;
  if (!answer.ok) throw new Error(`${address} was answered ${String(answer.status)}`);
  return schema.parse(await answer.json());
}

/** What `npm run paths -- --mutants --grades`, the path run in the browser and `npm run charts` leave beside the atlas. */
export const readFiles = fromPromise<AtlasFiles>(async ({ signal }) => {
  const [known, shown, compared] = await Promise.all([
    read('/atlas/grades.json', grades, {}, signal),
    read('/atlas/pictures/manifest.json', pictures, [], signal),
    read('/atlas/comparison.json', z.nullable(comparison), null, signal),
  ]);
  return { grades: known, pictures: shown, comparison: compared };
});
