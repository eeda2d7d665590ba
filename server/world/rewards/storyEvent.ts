import { startOfDay } from '../../../src/domain/businessTime';

/** An event of the demonstration's story. `tell` writes it; events are written in the order of time. */
export interface StoryEvent {
  readonly at: Date;
  tell(): void;
}

/** An hour of the day, such as 15.5, so many days before today. */
export function dayAndHour(today: Date, daysAgo: number, hour: number): Date {
  return new Date(startOfDay(today, -daysAgo).getTime() + hour * 3_600_000);
}
