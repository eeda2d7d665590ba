import type { Viewer } from '../../domain/roles';
import { visibleSubjects } from '../../domain/subjects';
import type { TeacherInfo } from '../../domain/teacher';

/** The subjects that a person may choose from [ROLE-088, ROLE-089]. */
export function subjectsOf(
  { subject_list: list, school_use_type: schoolUseType }: TeacherInfo,
  { switches }: Pick<Viewer, 'switches'>,
): readonly number[] {
  const taught = list.map((subject) => subject.subject_id);
  return visibleSubjects(taught, {
    schoolUseType,
    isStartupCourse: switches.includes('STARTUP_COURSE'),
  });
}
