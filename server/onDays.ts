import { type AnyColumn, and, gte, lt, type SQL } from 'drizzle-orm';
import { startOfDay } from '../src/domain/businessTime';

/** The first moment of a business day as `2026-11-20`, moved by whole days. */
export function dayStart(day: string, days = 0): Date {
  return startOfDay(new Date(`${day}T00:00:00+08:00`), days);
}

/** Whether a moment lies on some business days, both of which belong to it; an end that is left out is open. */
export function onDays(
  moment: AnyColumn,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(moment, dayStart(from)),
    to === undefined ? undefined : lt(moment, dayStart(to, 1)),
  );
}
