/**
 * A text that is equal for equal values: keys sorted, `undefined` left out, and what JSON would lose
 * (errors, maps, sets, big integers, not-a-number, cycles) written out.
 */
export function fingerprint(value: unknown): string {
  return JSON.stringify(plain(value, [])) ?? 'undefined';
}

function plain(value: unknown, ancestors: readonly object[]): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) return { number: String(value) };
  if (typeof value === 'bigint') return { bigint: String(value) };
  if (typeof value === 'function') return { function: value.name };
  if (typeof value !== 'object' || value === null) return value;
  if (ancestors.includes(value)) return { cycle: ancestors.length - ancestors.indexOf(value) };
  return plainObject(value, [...ancestors, value]);
}

function plainObject(value: object, ancestors: readonly object[]): unknown {
  const inner = (part: unknown) => plain(part, ancestors);
  if (Array.isArray(value)) return value.map(inner);
  if (value instanceof Map) return { map: [...value].map(inner) };
  if (value instanceof Set) return { set: [...value].map(inner) };
  if ('toJSON' in value && typeof value.toJSON === 'function') return inner(value.toJSON());
  const entries = Object.entries(value);
  if (value instanceof Error) entries.push(['name', value.name], ['message', value.message]);
  return Object.fromEntries(
    entries
      .filter(([, part]) => part !== undefined)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, part]) => [key, inner(part)]),
  );
}
