import { type SessionRecord, sessionRecord } from '../../domain/sessionRecord';

export type { RecordedMove, SessionRecord } from '../../domain/sessionRecord';

/**
 * The names of the active states of a state value: one of each region, with its parents, such as
 * `open.keeping.saved`.
 */
export function stateNames(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const names = stateNames(inner);
    return names.length === 0 ? [name] : names.map((below) => `${name}.${below}`);
  });
}

/** The record that a file holds; null where it is of another make. */
export function recordIn(text: string): SessionRecord | null {
  try {
    return sessionRecord.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
