import { localCourses } from '../../../src/machines/localPoints/localCourses';
import { localMarking } from '../../../src/machines/localPoints/localMarking';
import { LocalCoursesScreen } from '../../../src/ui/localPoints/LocalCoursesScreen';
import { LocalPointsScreen } from '../../../src/ui/localPoints/LocalPointsScreen';
import { showGallery } from '../gallery';

showGallery(localCourses, (actor) => <LocalCoursesScreen actor={actor} />, {
  elsewhere: ['localMarkRows'],
});
showGallery(localMarking, (actor) => <LocalPointsScreen actor={actor} />, { elsewhere: ['draft'] });
