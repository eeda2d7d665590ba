import { z } from 'zod';

/** A step of a plan, as `auto_explain` tells it. */
const step = z.object({
  'Index Name': z.optional(z.string()),
  'Index Cond': z.optional(z.string()),
  get Plans() {
    return z.optional(z.array(step));
  },
});
const told = z.object({ 'Query Text': z.string(), Plan: step });
const notice = z.looseObject({ message: z.string() });

type Step = z.output<typeof step>;

const stepsIn = (one: Step): Step[] => [one, ...(one.Plans ?? []).flatMap(stepsIn)];

/** Of some indexes those that a plan reads without a condition, from their first entry to their last; with its statement. */
export function wholeIndexesIn(said: unknown, indexes: ReadonlySet<string>): string[] {
  const { message } = notice.parse(said);
  const { 'Query Text': text, Plan: plan } = told.parse(
    JSON.parse(message.slice(message.indexOf('{'))),
  );
  return stepsIn(plan).flatMap(({ 'Index Name': index, 'Index Cond': condition }) =>
    index !== undefined && indexes.has(index) && condition === undefined
      ? [`${index}: ${text.slice(0, 150)}`]
      : [],
  );
}
