import type { TFunction } from 'i18next';
import { readableSize } from '../../domain/number';

/** A size in bytes with its unit. */
export function sizeIn(t: TFunction, bytes: number): string {
  const { unit, value } = readableSize(bytes);
  return unit === 'kilobytes'
    ? t('parts:size.kilobytes', { value })
    : t('parts:size.megabytes', { value });
}
