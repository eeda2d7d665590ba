import type { TFunction } from 'i18next';
import { timeLeft } from '../../domain/deadline';

/** How long it is until a deadline that is near, in words; null where it is not. */
export function leftUntil(deadline: string, asOf: string, t: TFunction): string | null {
  const left = timeLeft(deadline, asOf);
  return left === null ? null : t(`left.${left.unit}`, { count: left.count });
}
