import { useMemo } from 'react';
import { businessDay } from '../../domain/businessTime';
import { useDates } from '../parts/dates';

/** Writes a moment that is past as short as a person needs it: the time today, else the day. */
export function usePastMoment(asOf: string | undefined): (moment: string) => string {
  const { time, day } = useDates();
  return useMemo(() => {
    const dayOf = (moment: string) => businessDay(new Date(moment));
    const today = asOf === undefined ? '' : dayOf(asOf);
    return (moment) => (dayOf(moment) === today ? time(moment) : day(moment));
  }, [asOf, time, day]);
}

/** Writes a moment as short as a person needs it: the time today, else the whole. */
export function useShortMoment(asOf: string): (moment: string) => string {
  const { time, moment: whole } = useDates();
  const today = businessDay(new Date(asOf));
  return (moment) => (businessDay(new Date(moment)) === today ? time(moment) : whole(moment));
}
