import { useTranslation } from 'react-i18next';
import type { LockOutcomes } from '../../machines/lessons/lessonLocks';

/**
 * What a change does, counted: parts and students; the chapters that open with them, unless they are said apart; and
 * who is left out.
 */
export function useConsequences(
  outcomes: LockOutcomes,
  lock: 'locked' | 'unlocked',
  isAlongApart: boolean,
): string[] {
  const { t } = useTranslation('lessons');
  const partsOf = (kind: string) =>
    outcomes.flatMap(({ changed }) => changed).filter((part) => part.kind === kind);
  const countOf = (kind: string) => new Set(partsOf(kind).map(({ id }) => id)).size;
  const left = outcomes.filter(({ changed }) => changed.length === 0).length;
  const people = t('locks.people', { count: outcomes.length - left });
  // Locking leaves the chapters as they are.
  const kinds = ['lesson', 'card', 'chapter'] as const;
  const counted = kinds
    .filter((kind) => countOf(kind) > 0 && !(isAlongApart && kind === 'chapter'))
    .map((kind) => {
      const text = t(`locks.${lock}.${kind}`, { count: countOf(kind), people });
      const times = partsOf(kind).length;
      // Not each part changes for each of them.
      const isPartly = kind !== 'chapter' && times < countOf(kind) * (outcomes.length - left);
      return isPartly ? t('locks.partly', { text, count: times }) : text;
    });
  return left === 0 ? counted : [...counted, t('locks.left', { count: left })];
}
