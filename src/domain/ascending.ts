/** Ids from the lowest on: an act on several things is the same in whatever order they were ticked [CALL-215]. */
export const ascending = (ids: readonly number[]): readonly number[] =>
  ids.toSorted((one, other) => one - other);
