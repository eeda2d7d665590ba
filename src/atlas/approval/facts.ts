import { fingerprint, textSum } from '../../paths';

const longest = 120;

/** A value as text; of a long one its beginning and a sum of all of it. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : fingerprint(value);
  if (text.length <= longest) return text;
  return `${text.slice(0, longest)}… (${String(text.length)} characters, ${textSum(text)})`;
}

/** What differs between two values, one line a part: `values.rating: "" → "88"`. */
export function changedParts(before: unknown, after: unknown, name = ''): string[] {
  if (fingerprint(before) === fingerprint(after)) return [];
  if (!isPlain(before) || !isPlain(after)) {
    const was = before === undefined ? '' : `${shown(fingerprint(before))} `;
    return [`${name}: ${was}→ ${after === undefined ? 'nothing' : shown(fingerprint(after))}`];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys]
    .sort()
    .flatMap((key) => changedParts(before[key], after[key], name === '' ? key : `${name}.${key}`));
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
