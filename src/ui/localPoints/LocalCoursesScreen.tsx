import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { LocalCourseRow } from '../../domain/localPoints';
import {
  type localCourses,
  selectForm,
  selectList,
  selectMarks,
  selectSummary,
} from '../../machines/localPoints/localCourses';
import { Button } from '../parts/Button';
import { ListScreen } from '../parts/collection/ListScreen';
import { columnsOf, count, link, moment, text } from '../parts/columns';
import { LocalSummary } from './LocalSummary';
import { RestoreDialog } from './RestoreDialog';

const pageOf = ({ course_id }: LocalCourseRow) =>
  `/localManager/localManagerInfo?course_id=${String(course_id)}`;

const columns = columnsOf<LocalCourseRow>(
  ['localPoints', 'students'],
  [
    link('course', ({ name }) => name, pageOf),
    text(
      'grade',
      ({ grade }, { t }) => t(grade === null ? 'everyGrade' : `students:grade.${String(grade)}`),
      {
        width: 26,
      },
    ),
    count('marked', ({ marked_count }) => marked_count, {
      outOf: ({ point_count }) => point_count,
      width: 28,
      explained: 'markedWhy',
    }),
    moment('lastMarked', ({ last_marked_at }) => last_marked_at, { none: 'never' }),
  ],
);

interface LocalCoursesScreenProps {
  readonly actor: ActorRefFrom<typeof localCourses>;
}

/** Local content: the courses, what is marked in all, and the way back to headquarters' version [SCREEN-146]. */
export function LocalCoursesScreen({ actor }: LocalCoursesScreenProps) {
  const { t } = useTranslation('localPoints');
  const list = useSelector(actor, selectList);
  const summary = useSelector(actor, selectSummary);
  const marks = useSelector(actor, selectMarks);
  const form = useSelector(actor, selectForm);
  if (list === undefined) return null;
  return (
    <>
      <ListScreen
        actor={list}
        columns={columns}
        action={
          <Button onClick={() => actor.send({ type: 'restore.requested' })}>
            {t('restore.open')}
          </Button>
        }
      >
        {summary === undefined ? null : <LocalSummary actor={summary} />}
      </ListScreen>
      {form === undefined || marks === undefined ? null : (
        <RestoreDialog
          actor={form}
          marks={marks}
          onCancel={() => actor.send({ type: 'restore.cancelled' })}
        />
      )}
    </>
  );
}
