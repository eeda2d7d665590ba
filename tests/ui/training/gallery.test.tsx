// @vitest-environment happy-dom
import { trainingCourse } from '../../../src/machines/training/trainingCourse';
import { trainingCourseRows } from '../../../src/machines/training/trainingCourseRows';
import { TrainingCourseScreen } from '../../../src/ui/training/TrainingCourseScreen';
import { TrainingCoursesScreen } from '../../../src/ui/training/TrainingCoursesScreen';
import { showGallery } from '../gallery';

showGallery(trainingCourseRows, (actor) => <TrainingCoursesScreen actor={actor} />);
showGallery(trainingCourse, (actor) => <TrainingCourseScreen actor={actor} />);
