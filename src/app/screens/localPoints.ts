import { localMarking } from '../../machines/localPoints/localMarking';
import { LocalPointsScreen } from '../../ui/localPoints/LocalPointsScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: localMarking,
  view: LocalPointsScreen,
  input: ({ subjectId, key }) => ({ subjectId, courseId: Number(key['course_id'] ?? 0) }),
});
