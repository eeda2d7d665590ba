/** The school year of a day, by the calendar year of its first day, 1 September [SCREEN-136]. */
export function schoolYearOf(today: string): number {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return month < 9 ? year - 1 : year;
}

/** The first and the last day of a school year. */
export function schoolYearDays(year: number): { first: string; last: string } {
  return { first: `${String(year)}-09-01`, last: `${String(year + 1)}-08-31` };
}

/** The grade that a student was in on a day, one lower for each school year since; `grade` is that of today. */
export const gradeOn = (day: string, { grade, today }: { grade: number; today: string }) =>
  grade - schoolYearOf(today) + schoolYearOf(day);

/** How many school years can be chosen from, this one included. */
const yearsOffered = 4;

/** The school years that can be chosen on a day, the latest first. */
export function schoolYears(today: string): number[] {
  return Array.from({ length: yearsOffered }, (_, back) => schoolYearOf(today) - back);
}
