import { checkRange } from '../../domain/answers';

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What is wrong with days of one's own: a key of the domain; null while they are whole and in order. */
export function rangeFault(days: Days): string | null {
  const context: Parameters<typeof checkRange>[0] = { value: { ...days }, issues: [] };
  checkRange(context);
  return context.issues[0]?.message ?? null;
}

/** Days of one's own as a report is asked for them: only once they are whole and in order. */
export const rangeOf = ({ from, to }: Days): Days =>
  rangeFault({ from, to }) === null ? { from, to } : {};
