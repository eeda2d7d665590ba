import type { ActorRefFrom } from 'xstate';
import type { courseRows } from '../../machines/lessons/courseRows';
import { ListScreen } from '../parts/collection/ListScreen';
import { courseActions } from './courseActions';
import { courseColumns } from './courseColumns';

interface CoursesScreenProps {
  readonly actor: ActorRefFrom<typeof courseRows>;
}

const words = {
  nothing: (list: string) => (list === 'formal' ? 'nothing' : `nothing.${list}`),
};

/** My Courses [SCREEN-029]. */
export function CoursesScreen({ actor }: CoursesScreenProps) {
  return (
    <ListScreen
      actor={actor}
      columns={courseColumns}
      tabs="list"
      counts={({ counts }) => counts}
      words={words}
      actions={courseActions}
    />
  );
}
