import { type AnyColumn, and, gte, lt, type SQL } from 'drizzle-orm';
import { dayStart } from '../src/domain/businessTime';

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
