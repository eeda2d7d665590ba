import type { TFunction } from 'i18next';
import type { StudentRow } from '../../domain/students';

type Foundation = Pick<StudentRow, 'foundation_type' | 'foundation_round' | 'foundation_level'>;

/** Says the type and place of a student's foundation, as far as they are known; null where nothing is. */
export function foundationOf(
  { foundation_type: type, foundation_round: round, foundation_level: level }: Foundation,
  t: TFunction,
): string | null {
  const place =
    round === null || level === null ? null : t('students:foundation', { round, level });
  if (type === null) return place;
  return place === null
    ? t('students:detail.foundationMode', { type })
    : t('students:detail.foundationPlace', { type, place });
}
