import { holds } from '../../domain/permissions';
import { hasClasses } from '../../domain/roles';
import { mayReward } from '../../domain/studentActs';
import { flagsOf } from '../../domain/useType';
import { selectList, students } from '../../machines/students/students';
import { StudentsScreen } from '../../ui/students/StudentsScreen';
import { ticksHere } from '../routing/ticks';
import { screen } from './screen';

export const Screen = screen({
  chart: students,
  view: StudentsScreen,
  input: ({ subjectId, query, teacher }) => ({
    subjectId,
    hasAudition: flagsOf(teacher?.school_use_type ?? 0).audition,
    hasClasses: teacher !== null && hasClasses(teacher),
    address: query,
    ticked: ticksHere(),
    mayAssign: holds(teacher?.permissions ?? [], 'homeworkManagerPermission'),
    mayReward: teacher !== null && mayReward(teacher),
  }),
  addressed: selectList,
});
