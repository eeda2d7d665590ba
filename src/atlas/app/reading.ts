import { fromPromise } from 'xstate';
import type { z } from 'zod/mini';
import type { AtlasFiles } from '../charts/atlas.setup';
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
  if (answer.status === 404) return otherwise;
  if (!answer.ok) throw new Error(`${address} was answered ${String(answer.status)}`);
  return schema.parse(await answer.json());
}

/** What `npm run paths -- --mutants --grades` and the path run in the browser leave beside the atlas. */
export const readFiles = fromPromise<AtlasFiles>(async ({ signal }) => {
  const [known, shown] = await Promise.all([
    read('/atlas/grades.json', grades, {}, signal),
    read('/atlas/pictures/manifest.json', pictures, [], signal),
  ]);
  return { grades: known, pictures: shown };
});
