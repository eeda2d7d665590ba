import { type SQL, sql } from 'drizzle-orm';
import { homework, homeworkPersons } from '../db/tables';

/** By when a student has to hand homework in: the student's own deadline, else that of the assignment. */
export const dueAt: SQL<Date> =
  sql<Date>`coalesce(${homeworkPersons.extendedTo}, ${homework.deadline})`.mapWith(
    homework.deadline,
  );
