/**
 * A text that is equal for equal values: JSON with its keys sorted and `undefined` left out, and
 * with what JSON would lose (errors, maps, sets, big integers, not-a-number, cycles) written out.
 */
export function fingerprint(value: unknown): string {
  return textOf(value, [], null);
}

/**
 * The fingerprint of what never changes, such as a chart's context: each object in it is written
 * out once, since one context shares most of its parts with the next.
 */
export function fixedFingerprint(value: unknown): string {
  return textOf(value, [], fixedTexts);
}

/** What objects have been written out as; null where they may have changed since. */
type Texts = WeakMap<object, string> | null;

/** A shorter text is written out again sooner than it is found. */
const worthKeeping = 100;

const fixedTexts: Texts = new WeakMap<object, string>();

/** Text is put together directly: exploring a chart takes hundreds of thousands of fingerprints. */
function textOf(value: unknown, ancestors: object[], texts: Texts): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'bigint':
      return `${value}n`;
    case 'function':
      return `function ${value.name}`;
    case 'object':
      return value === null ? 'null' : (texts?.get(value) ?? objectText(value, ancestors, texts));
    default:
      return String(value);
  }
}

/** Leaves the ancestors as they were: a list of its own for each object would cost more than its text. */
function objectText(value: object, ancestors: object[], texts: Texts): string {
  const place = ancestors.indexOf(value);
  if (place !== -1) return `cycle(${ancestors.length - place})`;
  ancestors.push(value);
  const text = partsText(value, ancestors, texts);
  ancestors.pop();
  // What a cycle is called depends on where it begins.
  if (text.length >= worthKeeping && !text.includes('cycle(')) texts?.set(value, text);
  return text;
}

function partsText(value: object, ancestors: object[], texts: Texts): string {
  if (Array.isArray(value)) return `[${listText(value, ancestors, texts)}]`;
  if (value instanceof Map) return `map(${listText([...value], ancestors, texts)})`;
  if (value instanceof Set) return `set(${listText([...value], ancestors, texts)})`;
  if (hasJson(value)) return textOf(value.toJSON(), ancestors, texts);
  const name = value instanceof Error ? `${value.name}(${JSON.stringify(value.message)})` : '';
  return `${name}{${propertiesText(value, ancestors, texts)}}`;
}

function hasJson(value: object): value is { toJSON: () => unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function';
}

function listText(values: readonly unknown[], ancestors: object[], texts: Texts): string {
  return values.map((value) => textOf(value, ancestors, texts)).join();
}

function propertiesText(value: object, ancestors: object[], texts: Texts): string {
  const properties: [string, unknown][] = Object.entries(value);
  if (properties.length > 1) properties.sort(byName);
  let text = '';
  for (const [key, part] of properties) {
    if (part === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${textOf(part, ancestors, texts)}`;
  }
  return text;
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}
