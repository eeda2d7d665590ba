import type { TFunction } from 'i18next';
import type { Materials } from '../../machines/materials/materialRows';
import type { Option } from '../parts/Select';

export type Courses = Materials['courses'];

/** The courses that a material may belong to, with none as the first. */
export function courseOptionsOf(courses: Courses, t: TFunction<'materials'>): Option[] {
  const named = courses.map(({ id, name }) => ({ value: String(id), label: name }));
  return [{ value: '0', label: t('noCourse') }, ...named];
}
