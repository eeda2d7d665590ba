import { z } from 'zod/mini';
import { brokenRules } from '../../src/domain/brokenRule';

/** The field errors of a value: `field: key`, without the field for the value itself; empty when it is good. */
export function errorsOf(schema: z.core.$ZodType, value: unknown): string[] {
  const { error } = z.safeParse(schema, value);
  const broken = error === undefined ? [] : brokenRules(error);
  return broken.map(({ field, rule }) => (field === '' ? rule : `${field}: ${rule}`));
}
