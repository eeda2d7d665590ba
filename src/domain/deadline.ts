/** From how many hours before it on a deadline is near. */
const nearHours = 24;

const minute = 60_000;
const hour = 60 * minute;

/** How long it is until a deadline: whole hours, or minutes in the last hour. */
export interface TimeLeft {
  readonly unit: 'hours' | 'minutes';
  readonly count: number;
}

/** How long it is until a deadline that is near; null where it is not, or has passed. */
export function timeLeft(deadline: string, asOf: string): TimeLeft | null {
  const left = Date.parse(deadline) - Date.parse(asOf);
  if (!(left > 0 && left <= nearHours * hour)) return null;
  return left < hour
    ? { unit: 'minutes', count: Math.ceil(left / minute) }
    : { unit: 'hours', count: Math.floor(left / hour) };
}
