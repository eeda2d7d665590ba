import type { Address } from '../../machines/parts/collection/query';

/** The parameter of a student's page that keeps the list it was opened from; nothing where there is none. */
function fromParameter(from: Address): Address {
  const filters = String(new URLSearchParams(from));
  return filters === '' ? {} : { origin: filters };
}

/** Writes the address of a student's page, which keeps the list that it was opened from. */
export type StudentPage = (query: Address) => string;

/** The page of one student. */
export const studentPage =
  (studentId: number, from: Address): StudentPage =>
  (query) => {
    const all = { student_id: String(studentId), ...query, ...fromParameter(from) };
    return `/student/detail?${String(new URLSearchParams(all))}`;
  };

/** What the links of a list of students add, so that their page keeps the list. */
export const fromList = (from: Address) => {
  const all = String(new URLSearchParams(fromParameter(from)));
  return all === '' ? '' : `&${all}`;
};

/** The list of students that a page was opened from. */
export const studentsPage = (from: Address) => {
  const filters = String(new URLSearchParams(from));
  return filters === '' ? '/student/list' : `/student/list?${filters}`;
};

/** The tab of a student's page that shows the level in a course. */
export const levelPage = (page: StudentPage, courseId: number) =>
  page({ view: 'lockUnlock', course_id: String(courseId) });
