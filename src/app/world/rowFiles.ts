import type { i18n } from 'i18next';
import type { AnyActorRef } from 'xstate';
import { z } from 'zod/mini';
import type { EffectParts, ExportedPart } from './effects';
import type { RowFile } from './exports';

const firstOfMany = z.object({
  ...{ type: z.literal('rows.exported'), list: z.string() },
  ...{ isFirst: z.literal(true), isLast: z.literal(false) },
});

/** Forgets the parts of an export whose list ends half way, since its page was changed. */
export function dropWithList(
  list: Pick<AnyActorRef, 'subscribe'>,
  emitted: unknown,
  drop: (list: string) => void,
): void {
  const part = firstOfMany.safeParse(emitted);
  if (part.success)
    list.subscribe({
      complete: () => {
        drop(part.data.list);
      },
    });
}

const first = z.looseObject({ type: z.literal('rows.exported'), isFirst: z.literal(true) });
const answered = z.object({
  context: z.object({ answer: z.unknown(), scope: z.optional(z.unknown()) }),
});

/** The first rows of an export with what their list was answered and what it is of; anything else as it was emitted. */
export function withAnswer(list: Pick<AnyActorRef, 'getSnapshot'>, emitted: unknown): unknown {
  const part = first.safeParse(emitted).data;
  if (part === undefined) return emitted;
  const { answer, scope } = answered.safeParse(list.getSnapshot()).data?.context ?? {};
  return { ...part, answer, scope };
}

/** The files of exports under way, by list: parts are written one after the other, in the order in which they came. */
export function rowFiles(words: i18n): Pick<EffectParts, 'saveRows' | 'dropRows'> {
  const files = new Map<string, Promise<RowFile>>();

  async function written(
    before: Promise<RowFile> | undefined,
    part: ExportedPart,
  ): Promise<RowFile> {
    const { beginFile, continueFile } = await import('./exports');
    if (part.isFirst) return beginFile(words, part);
    if (before === undefined) throw new Error(`The export of "${part.list}" has no beginning`);
    return continueFile(words, await before, part.rows);
  }

  return {
    async saveRows(part) {
      const file = written(files.get(part.list), part);
      files.set(part.list, file);
      if (part.isLast) files.delete(part.list);
      const done = await file;
      if (part.isLast) (await import('./exports')).finishFile(done);
    },
    dropRows(list) {
      files.delete(list);
    },
  };
}
