import type { TFunction } from 'i18next';
import type { Materials } from '../../machines/materials/materialRows';
import type { Option } from '../parts/Select';

export type Courses = Materials['courses'];

/**
 * The courses that a material may belong to, with none as the first.
 *
 * @param own the course that it belongs to already, which may have left the account's students
 */
export function courseOptionsOf(
  courses: Courses,
  t: TFunction<'materials'>,
  own: Courses[number] | null = null,
): Option[] {
  const isLeft = own !== null && courses.every(({ id }) => id !== own.id);
  const named = (isLeft ? [...courses, own] : courses).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  return [{ value: '0', label: t('noCourse') }, ...named];
}
