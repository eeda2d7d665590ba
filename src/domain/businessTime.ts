/** Asia/Shanghai has had no summer time since 1991: its offset is a constant, in ms. */
const offset = 8 * 60 * 60 * 1000;
export const dayLength = 24 * 60 * 60 * 1000;

/** A moment as the wire carries it, in the business zone: `2026-11-20T14:30:00+08:00`. */
export function toMoment(date: Date): string {
  return `${new Date(date.getTime() + offset).toISOString().slice(0, 19)}+08:00`;
}

/** The business day of a moment, as `2026-11-20`. */
export function businessDay(date: Date): string {
  return toMoment(date).slice(0, 10);
}

/** The first moment of the business day that `date` lies in, moved by whole days. */
export function startOfDay(date: Date, days = 0): Date {
  return new Date(Date.parse(`${businessDay(date)}T00:00:00+08:00`) + days * dayLength);
}

/** The first moment of the business month that `date` lies in, moved by whole months. */
export function startOfMonth(date: Date, months = 0): Date {
  const [year = 0, month = 1] = businessDay(date).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months) - offset);
}

/** A moment as a clock on the campus's wall shows it, for a date picker: `2026-11-20T14:30`; empty for none. */
export function toWallTime(moment: string): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? '' : toMoment(new Date(time)).slice(0, 16);
}

/** The moment that a wall time of a date picker stands for; empty while there is none. */
export function fromWallTime(wall: string): string {
  return wall === '' ? '' : `${wall}:00+08:00`;
}
