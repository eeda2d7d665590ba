/** Counts by a value of which each row has one, with those of the tab that has all rows. */
export function withAll(counts: Readonly<Record<string, number>>): Record<string, number> {
  return { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}
