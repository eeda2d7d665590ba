import { z } from 'zod/mini';

/** The field errors of a value: `field: key`, without the field for the value itself; empty when it is good. */
export function errorsOf(schema: z.core.$ZodType, value: unknown): string[] {
  const { error } = z.safeParse(schema, value);
  return (error?.issues ?? []).map(({ path, message }) =>
    path.length === 0 ? message : `${path.join('.')}: ${message}`,
  );
}
