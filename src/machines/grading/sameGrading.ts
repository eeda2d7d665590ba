import { z } from 'zod/mini';
import type { GradingDefinition, GradingKinds } from './definition';

/** What would be sent of what is filled in, to be compared; null where it could not be sent. */
export function sentOf<K extends GradingKinds>(
  { schema }: Pick<GradingDefinition<K>, 'schema'>,
  text: string | null,
) {
  return (values: K['values']): string | null => {
    const { data } = z.safeParse(schema(text ?? ''), values);
    return data === undefined ? null : JSON.stringify(data);
  };
}
