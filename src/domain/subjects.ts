/** Every subject, in one table: its id and the key of its name, `subject.<key>` [CONST-001]. */
export const subjects = [
  { id: 1, key: 'english' },
  { id: 2, key: 'mathematics' },
  { id: 3, key: 'chinese' },
  { id: 4, key: 'physics' },
  { id: 5, key: 'chemistry' },
  { id: 99, key: 'general' },
] as const;

export type Subject = (typeof subjects)[number];
export type SubjectId = Subject['id'];
export type SubjectKey = Subject['key'];

/** The id of each subject by its key: `subjectIds.mathematics`. */
export const subjectIds = {
  english: 1,
  mathematics: 2,
  chinese: 3,
  physics: 4,
  chemistry: 5,
  general: 99,
} as const satisfies { [Key in SubjectKey]: Extract<Subject, { key: Key }>['id'] };

/** Subjects shown in startup-course mode [ROLE-089]. */
const startupSubjects: readonly number[] = [1, 2, 3];

/** Whether a number is the id of a subject. */
export function isSubjectId(id: number): id is SubjectId {
  return subjects.some((subject) => subject.id === id);
}

/** The key of a subject's name, or null for an id that no subject has. */
export function subjectKey(id: number): SubjectKey | null {
  return subjects.find((subject) => subject.id === id)?.key ?? null;
}

/** The subjects that an account sees of those it teaches [ROLE-088, ROLE-089]. */
export function visibleSubjects(
  taught: readonly number[],
  view: { schoolUseType: number; isStartupCourse: boolean },
): number[] {
  return taught
    .filter((id) => isSubjectId(id))
    .filter((id) => view.schoolUseType !== 6 || id !== subjectIds.general)
    .filter((id) => !view.isStartupCourse || startupSubjects.includes(id));
}
