import type { ActorRefFrom } from 'xstate';
import type { trainingCourseRows } from '../../machines/training/trainingCourseRows';
import { ListScreen } from '../parts/collection/ListScreen';
import { trainingColumns } from './trainingColumns';

interface TrainingCoursesScreenProps {
  readonly actor: ActorRefFrom<typeof trainingCourseRows>;
}

/** Training: headquarters' courses, or one's own, each with how far one has come [SCREEN-168, SCREEN-169]. */
export function TrainingCoursesScreen({ actor }: TrainingCoursesScreenProps) {
  return (
    <ListScreen
      actor={actor}
      columns={trainingColumns}
      tabs="whose"
      counts={({ counts }) => counts}
    />
  );
}
