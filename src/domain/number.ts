import { z } from 'zod/mini';

/** How many there are: a whole number from 0. */
export const count = z.int().check(z.nonnegative());

/** A share of a whole, from 0 to 1. */
export const share = z.number().check(z.minimum(0), z.maximum(1));

/**
 * A number that a person types into a form: nothing typed is `required`, anything but a number is `numeric`.
 * A form hands over null or an empty text for the first, NaN or the text for the second.
 */
export function typedNumber() {
  return z.number({
    error: ({ input }) =>
      input === undefined || input === null || input === '' ? 'required' : 'numeric',
  });
}

/** A number, where a text is just how it is written; any other text, `9.` on the way to `9.05`, stays as it is typed. */
export function plainNumber(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) && String(number) === text ? number : text;
}

/** The number in a typed text such as `-8.5`. Any other text stays as it is: `typedNumber` refuses it. */
export function numberTyped(text: string): number | string {
  const typed = text.trim();
  return /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed;
}

/** A whole number that a person types, within bounds: else `whole` or `range`. */
export function typedWhole(minimum: number, maximum: number) {
  return typedNumber().check(
    z.int('whole'),
    z.minimum(minimum, 'range'),
    z.maximum(maximum, 'range'),
  );
}

/**
 * A share from 0 to 1 in whole percent, rounded down: the figure reaches a bound, such as 85%, or 100%, only where the
 * share does. Below a billionth is the rounding of floating point.
 */
export function wholePercent(share: number): number {
  return Math.floor(share * 100 + 1e-9);
}

/**
 * Seconds in whole minutes, rounded down as a share is: so many minutes are reached only once they are whole, and a day
 * has the same number wherever it is told.
 */
export function wholeMinutes(seconds: number): number {
  return Math.floor(seconds / 60);
}

/** The whole minutes of some rows together: the sum of what each of them says, so that a total is that of its rows. */
export function minutesTogether(seconds: readonly number[]): number {
  return seconds.reduce((sum, each) => sum + wholeMinutes(each), 0);
}

/** A number to a tenth. */
export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Whether a number has at most one decimal, but for the rounding of floating point. */
export function hasOneDecimal(value: number): boolean {
  return Math.abs(value * 10 - Math.round(value * 10)) < 1e-6;
}

/** A size as people read it: whole kilobytes, or megabytes with one decimal. */
export function readableSize(bytes: number): { unit: 'kilobytes' | 'megabytes'; value: number } {
  const [kilobyte, megabyte] = [1024, 1024 * 1024];
  return bytes < megabyte
    ? { unit: 'kilobytes', value: Math.ceil(bytes / kilobyte) }
    : { unit: 'megabytes', value: toTenth(bytes / megabyte) };
}
