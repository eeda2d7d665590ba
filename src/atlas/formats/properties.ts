/** Whether a value, of which XState tells no type, has a property. */
export function has<Key extends string>(
  value: unknown,
  key: Key,
): value is object & Record<Key, unknown> {
  return (
    ((typeof value === 'object' && value !== null) || typeof value === 'function') && key in value
  );
}
