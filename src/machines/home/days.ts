import { businessDay, startOfDay } from '../../domain/businessTime';

/** The business day so many days after another, or before it: `2026-11-20`. */
export function dayAfter(day: string, count: number): string {
  return businessDay(startOfDay(new Date(`${day}T00:00:00+08:00`), count));
}
