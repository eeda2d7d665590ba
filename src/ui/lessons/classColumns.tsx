import { classPage } from '../../domain/addresses';
import type { ClassRow } from '../../domain/lessons';
import { columnsOf, count, moment, text, word } from '../parts/columns';
import { PersonRow } from '../parts/PersonCell';
import { TextLink } from '../parts/TextLink';
import { Pinned } from './Pinned';

/** The account's classes. */
export const classColumns = columnsOf<ClassRow>('lessons', [
  text('class', ({ name }) => name, {
    cell: ({ name, class_id: id, pinned }, { t }) => (
      <PersonRow>
        <TextLink to={classPage(id)}>{name}</TextLink>
        {pinned ? <Pinned label={t('pinned')} /> : null}
      </PersonRow>
    ),
  }),
  word('grade', ({ grade }) => grade, { width: 28 }),
  count('students', ({ student_count }) => student_count, { width: 22 }),
  moment('lastActive', ({ last_active_at }) => last_active_at, { none: 'never' }),
]);
