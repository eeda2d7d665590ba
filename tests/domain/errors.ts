import type { z } from 'zod';

/** The field errors of a value: `field: key`, without the field for the value itself; empty when it is good. */
export function errorsOf(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) =>
    path.length === 0 ? message : `${path.join('.')}: ${message}`,
  );
}
