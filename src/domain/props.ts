import { z } from 'zod/mini';
import { grade } from './grades';
import { moment } from './moment';
import { count } from './number';
import { motivationalMessage, typedAmount } from './rewards';

/** A student with the props, as a list shows it. */
export const propStudentRow = z.object({
  ...{ student_id: z.int(), name: z.string(), username: z.string(), grade },
  /** How many props the student has, of all kinds. */
  prop_count: z.int(),
  /** When somebody last granted the student a prop; null where nobody has. */
  last_granted_at: z.nullable(moment),
});
export type PropStudentRow = z.output<typeof propStudentRow>;

/** A prop that an account has to give. */
export const propStock = z.object({
  prop_id: z.int(),
  name: z.string(),
  count,
  /** How an account comes by it. */
  obtaining_method: z.string(),
  /** The most that one grant may hold [VALID-048]. */
  maximum: z.int().check(z.positive()),
});
export type PropStock = z.output<typeof propStock>;

/** One grant of a prop [ENTITY-029]. */
export const propGrantRow = z.object({
  ...{ grant_id: z.int(), prop_id: z.int(), prop_name: z.string() },
  count,
  message: z.string(),
  /** Who gave it, or which part of the product. */
  source: z.string(),
  ...{ student_id: z.int(), student_name: z.string(), username: z.string() },
  at: moment,
});
export type PropGrantRow = z.output<typeof propGrantRow>;

/** Grants of the last so many business days, today included. */
export const grantDays = ['7', '30', '90'] as const;

/** What came of a grant for one student: refused where the stock did not last. */
export const grantOutcome = z.object({
  ...{ student_id: z.int(), name: z.string(), username: z.string() },
  outcome: z.enum(['done', 'refused']),
});
export type GrantOutcome = z.output<typeof grantOutcome>;

/** The prop that a form names by its id; undefined while it names none. */
export const propOf = (props: readonly PropStock[], id: string) =>
  props.find(({ prop_id }) => String(prop_id) === id);

/**
 * A grant as typed, for each of so many students: a prop, a whole number above zero that is neither more than one
 * grant may hold nor more than the account has, and a message [VALID-047 … VALID-049].
 */
export function typedGrant(props: readonly PropStock[], students: number) {
  return z
    .object({
      prop: z.string().check(z.minLength(1, 'required')),
      count: typedAmount,
      message: motivationalMessage,
    })
    .check((context) => {
      const prop = propOf(props, context.value.prop);
      const count = Number(context.value.count);
      const message = prop === undefined ? null : excess(prop, count, students);
      if (message !== null)
        context.issues.push({ code: 'custom', path: ['count'], message, input: count });
    });
}

function excess(prop: PropStock, count: number, students: number) {
  if (count > prop.maximum) return 'overMaximum';
  return count * students > prop.count ? 'outOfStock' : null;
}

/** What a grant takes of a stock, and how many more than there are; null as long as no prop or no number stands there. */
export function grantCost(
  props: readonly PropStock[],
  students: number,
  { prop: id, count }: { readonly prop: string; readonly count: string },
): { readonly most: number; readonly missing: number } | null {
  const prop = propOf(props, id);
  if (prop === undefined || !typedAmount.safeParse(count).success) return null;
  if (Number(count) > prop.maximum) return null;
  const most = Number(count) * students;
  return { most, missing: Math.max(0, most - prop.count) };
}

/** The most of a prop that each of so many can get. */
export const mostOfProp = ({ maximum, count }: PropStock, students: number): number =>
  Math.min(maximum, Math.floor(count / students));
