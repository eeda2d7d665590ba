import { businessDay } from '../../domain/businessTime';
import { useDates } from '../parts/dates';

/** Writes a moment as short as a person needs it: the time today, else the whole. */
export function useShortMoment(asOf: string): (moment: string) => string {
  const { time, moment: whole } = useDates();
  const today = businessDay(new Date(asOf));
  return (moment) => (businessDay(new Date(moment)) === today ? time(moment) : whole(moment));
}
