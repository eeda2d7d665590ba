import { dayAfter } from './businessTime';
import type { SchoolRule } from './shell';

/** How many days before a vacation its notice begins; it ends with the vacation [SHELL-007]. */
const vacationNoticeDays = 7;

/** The vacation that a notice is about on a business day: one that is near or under way; null without one. */
export function vacationNear(rules: readonly SchoolRule[], today: string): SchoolRule | null {
  const horizon = dayAfter(today, vacationNoticeDays);
  const isNear = ({ format_start_date: from, format_end_date: to }: SchoolRule) =>
    from <= horizon && to >= today;
  return rules.find(isNear) ?? null;
}
