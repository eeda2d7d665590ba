import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts, schools } from './account';
import { identity, moment, reference } from './columns';
import type { Behaviour } from '../../world/content/types';
import { classes, courses } from './lessons';

export const students = pgTable(
  'students',
  {
    id: identity(),
    schoolId: reference(() => schools.id),
    name: text().notNull(),
    /** The name in pinyin without tones, syllables separated by blanks, for searching. */
    pinyin: text().notNull(),
    username: text().notNull().unique(),
    /** 1 to 9, then 10 to 12 for senior 1 to 3. */
    grade: integer().notNull(),
    joinedAt: moment().notNull(),
    lastActiveAt: moment(),
    supervision: text().notNull(),
    health: text().notNull(),
    stars: integer(),
    foundationType: text(),
    foundationRound: integer(),
    foundationLevel: integer(),
    /** Which of the demonstration's characters this is; drives how it lives on. */
    archetype: text().notNull(),
    behaviour: jsonb().$type<Behaviour>().notNull(),
  },
  (table) => [index('students_school').on(table.schoolId, table.grade)],
);

/** Who looks after whom, and as what; set on the campus operations platform. */
export const responsibilities = pgTable(
  'responsibilities',
  {
    accountId: reference(() => accounts.id),
    studentId: reference(() => students.id),
    /** `synchronous`, `foundation`, `trustee1` … `consultant3`. */
    role: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.studentId, table.role] }),
    index('responsibilities_student').on(table.studentId),
  ],
);

/** How one analyst has arranged one student in the lists; charts `listing` and `auditionMark`. */
export const listings = pgTable(
  'listings',
  {
    accountId: reference(() => accounts.id),
    studentId: reference(() => students.id),
    /** `formal`, `audition` or `nonSupervised`. */
    kind: text().notNull(),
    /** Since when the analyst has the student. */
    listedAt: moment().notNull(),
    pinned: boolean().notNull().default(false),
    hiddenAt: moment(),
    auditionedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.studentId] }),
    index('listings_student').on(table.studentId),
  ],
);

/** A student's place in a course and how far the course's order has come. */
export const enrolments = pgTable(
  'enrolments',
  {
    studentId: reference(() => students.id),
    courseId: reference(() => courses.id),
    joinedAt: moment().notNull(),
    lastActiveAt: moment(),
    /** Lessons of the course that the student has learned, from the first. */
    lessonsLearned: integer().notNull().default(0),
    /** When the last of its lessons was learned; null before. */
    clearedAt: moment(),
    leftAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.courseId] }),
    index('enrolments_course').on(table.courseId),
  ],
);

/** A course in an analyst's My Courses: who was assigned it, and how it is arranged; chart `listing`. */
export const courseListings = pgTable(
  'course_listings',
  {
    accountId: reference(() => accounts.id),
    courseId: reference(() => courses.id),
    /** When the administrator assigned it; null where it is seen only through students. */
    assignedAt: moment(),
    pinned: boolean().notNull().default(false),
    hiddenAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.courseId] })],
);

export const classStudents = pgTable(
  'class_students',
  {
    classId: reference(() => classes.id),
    studentId: reference(() => students.id),
  },
  (table) => [primaryKey({ columns: [table.classId, table.studentId] })],
);

/** What somebody has customized for a student; the latest one holds, none is ever changed. */
export const studyPlans = pgTable(
  'study_plans',
  {
    id: identity(),
    studentId: reference(() => students.id),
    accountId: reference(() => accounts.id),
    /** Effective minutes and questions of a study day. */
    minutes: integer().notNull(),
    questions: integer().notNull(),
    /** `1` for Monday to `7`, with commas. */
    weekdays: text().notNull(),
    /** The last business day of the plan; null: until it is changed. */
    until: text(),
    note: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('study_plans_student').on(table.studentId, table.id)],
);
