// @vitest-environment happy-dom
import { courseRows } from '../../../src/machines/lessons/courseRows';
import { CoursesScreen } from '../../../src/ui/lessons/CoursesScreen';
import { showGallery } from '../gallery';

showGallery(courseRows, (actor) => <CoursesScreen actor={actor} />);
