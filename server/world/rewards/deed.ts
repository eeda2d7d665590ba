import { startOfDay } from '../../../src/domain/businessTime';

/** Something of the story, told in the order of time. */
export interface Deed {
  readonly at: Date;
  tell(): void;
}

/** An hour of the day, such as 15.5, so many days before today. */
export function dayAndHour(today: Date, daysAgo: number, hour: number): Date {
  return new Date(startOfDay(today, -daysAgo).getTime() + hour * 3_600_000);
}
