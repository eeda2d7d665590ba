import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type localCourses,
  selectForm,
  selectList,
  selectMarks,
  selectSummary,
} from '../../machines/localPoints/localCourses';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { ListScreen } from '../parts/collection/ListScreen';
import { localCourseColumns } from './localCourseColumns';
import { LocalSummary } from './LocalSummary';
import { RestoreDialog } from './RestoreDialog';

/** Local content: the courses, what is marked in all, and the way back to headquarters' version [SCREEN-146]. */
export function LocalCoursesScreen({ actor }: ActorProps<typeof localCourses>) {
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
        columns={localCourseColumns}
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
