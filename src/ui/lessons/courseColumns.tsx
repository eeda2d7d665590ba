import { coursePage } from '../../domain/addresses';
import { type CourseRow, courseVersions } from '../../domain/lessons';
import type { Address } from '../../machines/parts/collection/query';
import { columnsOf, count, day, moment, text, word } from '../parts/columns';
import { PersonRow } from '../parts/PersonCell';
import { TextLink } from '../parts/TextLink';
import { Pinned } from './Pinned';

const named = (version: string) => courseVersions.find((known) => known === version);

/** Columns of a list of My Courses [ENTITY-014]; only hidden courses have a time of hiding. */
export const courseColumnsOf = (list: Address) =>
  columnsOf<CourseRow>('lessons', [
    text('name', ({ name }) => name, {
      cell: ({ name, course_id: id, pinned }, { t }) => (
        <PersonRow>
          <TextLink to={coursePage(id)}>{name}</TextLink>
          {pinned ? <Pinned label={t('pinned')} /> : null}
        </PersonRow>
      ),
    }),
    word('grade', ({ grade }) => grade ?? 'all', { width: 24 }),
    word('season', ({ season }) => season, { width: 22 }),
    text(
      'version',
      ({ version }, { t }) => {
        const known = named(version);
        return known === undefined ? version : t(`version.${known}`);
      },
      { width: 26, yields: 1 },
    ),
    count('students', ({ student_count }) => student_count, { width: 22 }),
    count('lessons', ({ lesson_count }) => lesson_count, { width: 22, yields: 2 }),
    moment('lastActive', ({ last_active_at }) => last_active_at, { none: 'never' }),
    day('joined', ({ joined_at }) => joined_at, { yields: 1 }),
    ...(list['list'] === 'hidden' ? [moment<CourseRow>('hidden', (row) => row.hidden_at)] : []),
  ]);
