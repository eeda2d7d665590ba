import { checkRange } from '../../domain/answers';

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function firstIssue(days: Days) {
  const context: Parameters<typeof checkRange>[0] = { value: { ...days }, issues: [] };
  checkRange(context);
  return context.issues[0];
}

/** What is wrong with days of one's own: a key of the domain; null while they are whole and in order. */
export const rangeFault = (days: Days): string | null => firstIssue(days)?.message ?? null;

/** Which of the two days has to be changed; null while they are whole and in order. */
export function wrongEnd(days: Days): 'from' | 'to' | null {
  const [end] = firstIssue(days)?.path ?? [];
  return end === 'from' || end === 'to' ? end : null;
}

/** Days of one's own as a report is asked for them: only once they are whole and in order. */
export const rangeOf = ({ from, to }: Days): Days =>
  rangeFault({ from, to }) === null ? { from, to } : {};

interface Filtered {
  readonly context: { readonly query: { readonly filters: Days } };
}

/** What is wrong with days of one's own; they do not count meanwhile, and the list is of other days. */
export const selectRangeFault = ({ context }: Filtered): string | null =>
  rangeFault(context.query.filters);
