import { z } from 'zod/mini';
import type { FoundDraft } from '../../domain/draft';
import type { GradingDefinition, GradingKinds, Loaded } from './definition';

/** What was filled in here before, and is not what was submitted. */
export interface KeptDraft<Values> {
  readonly place: string;
  /** Epoch ms; null while it is not saved. */
  readonly savedAt: number | null;
  readonly values: Values;
}

/** Reads what a draft holds; null for one of another shape. */
export function draftValues<Values>({ draft }: { readonly draft: z.core.$ZodType<Values> }) {
  return (content: unknown): Values | null => z.safeParse(draft, content).data ?? null;
}

/**
 * Reads the drafts of a work that is graded or can't be graded any more. One that holds what was submitted is left out:
 * its answer was lost, and nothing of it is missing.
 */
export function keptDrafts<K extends GradingKinds>(definition: GradingDefinition<K>) {
  const valuesIn = draftValues<K['values']>(definition);
  return (
    found: readonly FoundDraft[],
    work: Loaded<K['values']> | null,
  ): readonly KeptDraft<K['values']>[] => {
    const sent = (values: K['values']) => {
      const { data } = z.safeParse(definition.schema(work?.text ?? ''), values);
      return data === undefined ? null : JSON.stringify(data);
    };
    const graded = work?.graded ?? null;
    const submitted = graded === null ? null : sent(graded.values);
    return found.flatMap(({ place, savedAt, content }) => {
      const values = valuesIn(content);
      if (values === null) return [];
      const isSubmitted = submitted !== null && sent(values) === submitted;
      return isSubmitted ? [] : [{ place, savedAt, values }];
    });
  };
}
