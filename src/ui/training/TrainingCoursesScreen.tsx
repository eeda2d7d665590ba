import type { trainingCourseRows } from '../../machines/training/trainingCourseRows';
import type { ActorProps } from '../parts/actorProps';
import { ListScreen } from '../parts/collection/ListScreen';
import { trainingColumns } from './trainingColumns';

/** Training: headquarters' courses, or one's own, each with how far one has come [SCREEN-168, SCREEN-169]. */
export function TrainingCoursesScreen({ actor }: ActorProps<typeof trainingCourseRows>) {
  return (
    <ListScreen
      actor={actor}
      columns={trainingColumns}
      tabs="whose"
      counts={({ counts }) => counts}
    />
  );
}
