/** An address names at most so many answers: more do not fit into it. */
const mostAnswers = 200;

/** The part of an address that shows these answers in the answer history, the last ones of many. */
export function namedAnswers(ids: readonly number[]): { answers: string } {
  return { answers: ids.slice(-mostAnswers).join(',') };
}
