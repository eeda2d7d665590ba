import { moment } from './moment';

/** Asia/Shanghai has had no summer time since 1991: its offset is a constant, in ms. */
const offset = 8 * 60 * 60 * 1000;
export const dayLength = 24 * 60 * 60 * 1000;

/** A moment as the wire carries it, in the business zone: `2026-11-20T14:30:00+08:00`; null where there is none. */
export function toMoment(date: Date): string;
export function toMoment(date: Date | null): string | null;
export function toMoment(date: Date | null): string | null {
  if (date === null) return null;
  return `${new Date(date.getTime() + offset).toISOString().slice(0, 19)}+08:00`;
}

/** The business day of a moment, as `2026-11-20`. */
export function businessDay(date: Date): string {
  return toMoment(date).slice(0, 10);
}

/** The first moment of the business day that `date` lies in, moved by whole days. */
export function startOfDay(date: Date, days = 0): Date {
  return dayStart(businessDay(date), days);
}

/** The first moment of a business day as `2026-11-20`, moved by whole days. */
export function dayStart(day: string, days = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00+08:00`) + days * dayLength);
}

/** The business day so many days after another, or before it: `2026-11-20`. */
export function dayAfter(day: string, count = 1): string {
  return businessDay(dayStart(day, count));
}

/** The Monday of a business day's week: weeks go from Monday to Sunday. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** The first moment of the business month that `date` lies in, moved by whole months. */
export function startOfMonth(date: Date, months = 0): Date {
  const [year = 0, month = 1] = businessDay(date).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months) - offset);
}

/** An example for whoever types a moment to come: the evening of the next business day, as it is typed. */
export const exampleMoment = (now: Date) => `${dayAfter(businessDay(now))} 18:30`;

/** A moment as a clock on the campus's wall shows it, for a date picker: `2026-11-20T14:30`; empty for none. */
export function toWallTime(text: string): string {
  const time = Date.parse(text);
  return Number.isNaN(time) ? '' : toMoment(new Date(time)).slice(0, 16);
}

/** The moment that a wall time of a date picker stands for. */
export function fromWallTime(wall: string): string {
  return `${wall}:00+08:00`;
}

const typedDay = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;
const timeForm = /^(\d{1,2}):(\d{2})$/;
const padded = (digits: string | undefined) => (digits ?? '').padStart(2, '0');

/** The time of day in a typed text such as `9:30`, `１９：３０` or `1930`; any other text stays as it is. */
export function timeTyped(text: string): string {
  const [, hour, minute = ''] = /^(\d{1,2}):?(\d{2})$/.exec(text.normalize('NFKC').trim()) ?? [];
  return hour === undefined ? text : `${padded(hour)}:${minute}`;
}

/** What a field for a moment holds: the moment of a wall time, and any other text as it was typed. */
export function momentTyped(text: string): string {
  return isWallTime(text, true) ? fromWallTime(text) : text;
}

/** What a field for a moment shows: its wall time, and any other text as it was typed. */
export function typedOfMoment(held: string): string {
  return moment.safeParse(held).success ? toWallTime(held) : held;
}

/** Whether a text is a wall time that a clock can show: `2026-11-20`, or `2026-11-20T14:30`. */
export function isWallTime(text: string, hasTime: boolean): boolean {
  const whole = hasTime ? text : `${text}T00:00`;
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(whole) && toWallTime(fromWallTime(whole)) === whole;
}

/** The wall time in a typed text such as `2026/11/20 8:30` or `2026年11月20日`; null where there is none. */
export function wallTimeTyped(text: string, hasTime: boolean): string | null {
  const [date = '', time = '', ...rest] = text
    .normalize('NFKC')
    .trim()
    .split(/[T\s]+/);
  const [, year = '', month, day] = typedDay.exec(date) ?? [];
  const [, hour, minute = ''] = timeForm.exec(time) ?? [];
  const wall = `${year}-${padded(month)}-${padded(day)}`;
  const whole = hasTime ? `${wall}T${padded(hour)}:${minute}` : wall;
  const isWhole = rest.length === 0 && (hasTime || time === '');
  return isWhole && isWallTime(whole, hasTime) ? whole : null;
}
