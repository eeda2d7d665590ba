import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { courseRows } from '../../machines/lessons/courseRows';
import { selectAddressIfAny } from '../../machines/parts/collection/selectors';
import { ListScreen } from '../parts/collection/ListScreen';
import { courseActions } from './courseActions';
import { courseColumnsOf } from './courseColumns';

interface CoursesScreenProps {
  readonly actor: ActorRefFrom<typeof courseRows>;
}

const words = {
  nothing: (list: string) => (list === 'formal' ? 'nothing' : `nothing.${list}`),
};

/** My Courses [SCREEN-029]. */
export function CoursesScreen({ actor }: CoursesScreenProps) {
  const address = useSelector(actor, selectAddressIfAny);
  const columns = useMemo(() => courseColumnsOf(address), [address]);
  return (
    <ListScreen
      actor={actor}
      columns={columns}
      tabs="list"
      counts={({ counts }) => counts}
      words={words}
      actions={courseActions}
    />
  );
}
