import { z } from 'zod/mini';

/** Grades 1 to 9, then 10 to 12 for senior 1 to senior 3; their names are `grade.<number>` [ENTITY-011]. */
export const grades = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The first grade of senior school. */
const firstSeniorGrade = 10;

export const grade = z.int().check(z.minimum(1), z.maximum(grades.length));

/** Whether an exam of the grade is one of senior school. */
export function isSenior(value: number): boolean {
  return value >= firstSeniorGrade;
}
