import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { auditionLists } from '../../domain/students';
import { selectAddressIfAny } from '../../machines/parts/collection/selectors';
import {
  type students,
  selectCourses,
  selectHasAudition,
  selectHasClasses,
  selectList,
} from '../../machines/students/students';
import { ListScreen } from '../parts/collection/ListScreen';
import { LinkButton } from '../parts/LinkButton';
import { MarkingDialog } from './MarkingDialog';
import { studentActions } from './studentActions';
import { studentColumnsOf } from './studentColumns';

interface StudentsScreenProps {
  readonly actor: ActorRefFrom<typeof students>;
}

const nothing = (list: string) => (list === 'hidden' ? 'nothing.hidden' : 'nothing');

/** The student lists. */
export function StudentsScreen({ actor }: StudentsScreenProps) {
  const list = useSelector(actor, selectList);
  const hasAudition = useSelector(actor, selectHasAudition);
  const hasClasses = useSelector(actor, selectHasClasses);
  const { t } = useTranslation('students');
  const asks = useMemo(
    () => ({
      auditioned: (ids: readonly number[]) => {
        actor.send({ type: 'marking.requested', ids });
      },
    }),
    [actor],
  );
  const address = useSelector(list, selectAddressIfAny);
  const columns = useMemo(() => studentColumnsOf(address), [address]);
  const courses = useSelector(list, selectCourses);
  const courseOf = (id: string) => courses.find((course) => String(course.id) === id)?.name ?? id;
  if (list === undefined) return null;
  return (
    <>
      <ListScreen
        actor={list}
        columns={columns}
        tabs="list"
        hiddenTabs={hasAudition ? undefined : auditionLists}
        counts={({ counts }) => counts}
        words={{ nothing, values: { course: courseOf } }}
        choices={{ course: courses.map(({ id }) => String(id)) }}
        actions={{ ...studentActions, asks }}
        action={hasClasses ? <LinkButton to="/classes/list">{t('classes')}</LinkButton> : null}
      />
      <MarkingDialog actor={actor} list={list} />
    </>
  );
}
