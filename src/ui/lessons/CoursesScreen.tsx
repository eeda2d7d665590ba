import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { courseLists } from '../../domain/lessons';
import type { courseRows } from '../../machines/lessons/courseRows';
import { selectAddressIfAny } from '../../machines/parts/collection/selectors';
import type { ActorProps } from '../parts/actorProps';
import { useClosedTabs } from '../parts/closedTabs';
import { ListScreen } from '../parts/collection/ListScreen';
import { courseActions } from './courseActions';
import { courseColumnsOf } from './courseColumns';

const words = {
  nothing: (list: string) => (list === 'formal' ? 'nothing' : `nothing.${list}`),
};

/** My Courses; the temporary ones only where the school has temporary students [SCREEN-029, ROLE-081]. */
export function CoursesScreen({ actor }: ActorProps<typeof courseRows>) {
  const isClosed = useClosedTabs();
  const address = useSelector(actor, selectAddressIfAny);
  const columns = useMemo(() => courseColumnsOf(address), [address]);
  return (
    <ListScreen
      actor={actor}
      columns={columns}
      tabs="list"
      hiddenTabs={courseLists.filter((list) => isClosed(list))}
      counts={({ counts }) => counts}
      words={words}
      actions={courseActions}
    />
  );
}
