import { businessDay, dayLength, startOfMonth } from './businessTime';

/** The seasons of the contest boards: a quarter of the year each, by its first month [ENTITY-032]. One table. */
const quarters = [
  { name: 'winter', month: 1 },
  { name: 'spring', month: 4 },
  { name: 'summer', month: 7 },
  { name: 'autumn', month: 10 },
] as const;

/** So many points are worth one in the lottery. */
const pointsPerLottery = 100;

/** The season that a moment lies in; `until` is the first moment after it. */
export function contestSeason(now: Date) {
  const [year = 0, month = 1] = businessDay(now).split('-').map(Number);
  const quarter = quarters.findLast((one) => one.month <= month) ?? quarters[0];
  const from = startOfMonth(now, quarter.month - month);
  const until = startOfMonth(now, quarter.month - month + 3);
  const lastDay = businessDay(new Date(until.getTime() - dayLength));
  return { name: quarter.name, year, from, until, starts_on: businessDay(from), ends_on: lastDay };
}

export function lotteryPoints(points: number): number {
  return Math.floor(points / pointsPerLottery);
}
