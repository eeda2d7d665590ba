import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from './account';
import { identity, moment, reference } from './columns';
import { courses } from './lessons';
import { students } from './students';

/** An application for class hours: chart classHourApplication [ENTITY-033]. */
export const classHourApplications = pgTable(
  'class_hour_applications',
  {
    id: identity(),
    studentId: reference(() => students.id),
    courseId: reference(() => courses.id),
    hours: integer().notNull(),
    /** What the student or the parents wrote. */
    purpose: text().notNull(),
    appliedAt: moment().notNull(),
    /** A state of the chart. */
    status: text().notNull(),
    decidedBy: integer().references(() => accounts.id),
    decidedAt: moment(),
    /** What was said to the decision; empty before. */
    remark: text().notNull().default(''),
  },
  (table) => [index('class_hour_applications_student').on(table.studentId, table.appliedAt)],
);

/** Class hours that a student was given or has used in a course. Rows are only ever added; the balance is their sum. */
export const classHours = pgTable(
  'class_hours',
  {
    id: identity(),
    studentId: reference(() => students.id),
    courseId: reference(() => courses.id),
    /** Given above 0, used below. */
    hours: integer().notNull(),
    /** The application that was approved; null for what was bought or used. */
    applicationId: integer().references(() => classHourApplications.id),
    at: moment().notNull(),
  },
  (table) => [
    index('class_hours_student').on(table.studentId, table.courseId),
    // An application gives its hours once.
    unique('class_hours_application').on(table.applicationId),
  ],
);
