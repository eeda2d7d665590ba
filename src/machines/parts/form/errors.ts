import { z } from 'zod/mini';
import { CallFailure, hasCode } from '../../../contract/failure';
import { brokenRules, type BrokenRule } from '../../../domain/brokenRule';

/** The errors of a form: a key of words by the field's path, such as `rows.2.score`. */
export type FieldErrors = Readonly<Record<string, string>>;

export const noErrors: FieldErrors = {};

const byField = (broken: readonly BrokenRule[]): FieldErrors =>
  Object.fromEntries(broken.map(({ field, rule }) => [field, rule]));

/** The errors of values by a schema: the first of each field, in the order of the fields. */
export function errorsOf(schema: z.core.$ZodType, values: unknown): FieldErrors {
  const { error } = z.safeParse(schema, values);
  return error === undefined ? noErrors : byField(brokenRules(error));
}

const refusal = z.object({
  issues: z.array(z.object({ field: z.string(), rule: z.string() })).check(z.minLength(1)),
});

/** The fields that the server refused; none when it refused the whole, or did not answer. */
export function refusedFields(failure: unknown): FieldErrors {
  if (!hasCode(failure, 'badPayload') || !(failure instanceof CallFailure)) return noErrors;
  const { data } = refusal.safeParse(failure.data);
  return byField(data?.issues ?? []);
}

/** Whether a path is a field or lies in it. */
export function isWithin(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`);
}

/** The errors that are not of a field or in it. */
export function withoutField(errors: FieldErrors, field: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !isWithin(path, field)));
}
