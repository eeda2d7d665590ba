import { z } from 'zod/mini';

/** Control and formatting characters, but for tab, line end and the joiner inside an emoji. */
const invisible = /(?![\t\n\r\u200d])[\p{Cc}\p{Cf}]/gu;
/** Fillers and variation selectors are letters or marks to Unicode, but nobody sees them. */
const somethingVisible = /[^\p{C}\p{Default_Ignorable_Code_Point}\s\u2800]/u;
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** The length that people count: code points, so an emoji is one. */
export function lengthOf(value: string): number {
  return [...value].length;
}

/** Trims, and takes out invisible characters that would let an empty text pass for a full one. */
export function clean(value: string): string {
  return somethingVisible.test(value) ? value.replace(invisible, '').trim() : '';
}

/** A text with another on a line of its own behind it. */
export function appended(before: string, more: string): string {
  return before.trimEnd() === '' ? more : `${before.trimEnd()}\n${more}`;
}

/** What no database keeps as it is: NUL and lone surrogates. */
function isStorable(value: string): boolean {
  return !value.includes('\0') && !loneSurrogate.test(value);
}

/** The schema of a text that is kept as typed, such as a password, `minimum` to `maximum` code points long. */
export function exactText(minimum: number, maximum: number) {
  return z.string().check(
    z.maxLength(200_000),
    z.refine(isStorable, 'text'),
    z.refine((value) => minimum === 0 || somethingVisible.test(value), 'required'),
    z.refine((value) => lengthOf(value) >= minimum, 'tooShort'),
    z.refine((value) => lengthOf(value) <= maximum, 'tooLong'),
    z.meta({ minLength: minimum, maxLength: maximum }),
  );
}

/**
 * The schema of a text that a person types: cleaned, then between `minimum` and `maximum` code points.
 * NUL and lone surrogates are refused, since no database keeps them as they are.
 */
export function cleanText(minimum: number, maximum: number) {
  return z.string().check(
    z.maxLength(200_000),
    z.refine(isStorable, 'text'),
    z.overwrite(clean),
    z.refine((value) => minimum === 0 || value !== '', 'required'),
    z.refine((value) => lengthOf(value) >= minimum, 'tooShort'),
    z.refine((value) => lengthOf(value) <= maximum, 'tooLong'),
    z.meta({ minLength: minimum, maxLength: maximum }),
  );
}
