import { z } from 'zod/mini';

/** Every date of the product lies in this century, which every database and calendar can hold. */
function isOfThisCentury(date: string): boolean {
  return date >= '2000' && date < '2100';
}

/** A moment with its offset, as `2026-11-20T14:30:00+08:00`. */
export const moment = z.iso
  .datetime({ offset: true, error: 'moment' })
  .check(z.maxLength(35), z.refine(isOfThisCentury, 'moment'));

/** A calendar day of the business, as `2026-11-20`. */
export const day = z.iso.date('day').check(z.refine(isOfThisCentury, 'day'));

/** Typed at all. A pipe stops at it, but not the form: its other faults are told in the same round. */
export const filledIn = z.string().check(z.minLength(1, 'required'));

/** A moment, or a day, that a person has to type: one that no clock or calendar shows is `moment` or `day`. */
export const typedMoment = z.pipe(filledIn, moment);
export const typedDay = z.pipe(filledIn, day);

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Whether a text is a calendar day: what is none is a fault of its own, not one of a range. */
export const isDay = (text: string): boolean => day.safeParse(text).success;

/** A range of days, both of which belong to it, does not end before it begins. */
export function checkDays(context: z.core.ParsePayload<Days>): void {
  const { from, to } = context.value;
  if (from === undefined || to === undefined || from <= to || !isDay(from) || !isDay(to)) return;
  context.issues.push({ code: 'custom', path: ['to'], message: 'beforeStart', input: to });
}

/** Where the business day, month and every deadline are counted. */
export const businessZone = 'Asia/Shanghai';
