/**
 * A text that is equal for equal values: JSON with its keys sorted and `undefined` left out, and
 * with what JSON would lose (errors, maps, sets, big integers, not-a-number, cycles) written out.
 */
export function fingerprint(value: unknown): string {
  return textOf(value, []);
}

/** Text is put together directly: exploring a chart takes hundreds of thousands of fingerprints. */
function textOf(value: unknown, ancestors: readonly object[]): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'bigint':
      return `${value}n`;
    case 'function':
      return `function ${value.name}`;
    case 'object':
      return value === null ? 'null' : objectText(value, ancestors);
    default:
      return String(value);
  }
}

function objectText(value: object, above: readonly object[]): string {
  if (above.includes(value)) return `cycle(${above.length - above.indexOf(value)})`;
  const ancestors = [...above, value];
  if (Array.isArray(value)) return `[${listText(value, ancestors)}]`;
  if (value instanceof Map) return `map(${listText([...value], ancestors)})`;
  if (value instanceof Set) return `set(${listText([...value], ancestors)})`;
  if (hasJson(value)) return textOf(value.toJSON(), ancestors);
  const name = value instanceof Error ? `${value.name}(${JSON.stringify(value.message)})` : '';
  return `${name}{${propertiesText(value, ancestors)}}`;
}

function hasJson(value: object): value is { toJSON: () => unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function';
}

function listText(values: readonly unknown[], ancestors: readonly object[]): string {
  return values.map((value) => textOf(value, ancestors)).join();
}

function propertiesText(value: object, ancestors: readonly object[]): string {
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${textOf(part, ancestors)}`)
    .join();
}
