import type { FoundDraft } from '../../domain/draft';
import type { GradingDefinition, GradingKinds, Loaded } from './definition';
import { draftValues } from './draftValues';
import { sentOf } from './sameGrading';

/** What was filled in here before, and is not what was submitted. */
export interface KeptDraft<Values> {
  readonly place: string;
  /** Epoch ms; null while it is not saved. */
  readonly savedAt: number | null;
  readonly values: Values;
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
    const sent = sentOf<K>(definition, work?.text ?? null);
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
