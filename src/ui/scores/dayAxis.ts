import { dayLength, dayStart } from '../../domain/businessTime';

/** The beginning of a business day, in epoch ms. */
export const timeOf = (day: string): number => dayStart(day).getTime();

/**
 * An axis of time for some days, which ascend: its ends in epoch ms, a little before the first and after the last, and
 * the days that have a label.
 * @param room how much of the axis a label needs, from 0 to 1
 */
export function dayAxis(days: readonly string[], room: number) {
  const times = days.map(timeOf);
  const first = times[0] ?? 0;
  const last = times.at(-1) ?? first;
  const margin = Math.max((last - first) / 20, dayLength);
  const ends: [number, number] = [first - margin, last + margin];
  const least = (ends[1] - ends[0]) * room;
  const labelled: number[] = [];
  for (const time of times) {
    const before = labelled.at(-1);
    if (before === undefined || time - before >= least) labelled.push(time);
  }
  return { ends, labelled };
}
