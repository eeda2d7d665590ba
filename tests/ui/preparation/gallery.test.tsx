// @vitest-environment happy-dom
import { practice } from '../../../src/machines/preparation/practice';
import { preparedCourse } from '../../../src/machines/preparation/preparedCourse';
import { preparedCourseRows } from '../../../src/machines/preparation/preparedCourseRows';
import { preparedLessons } from '../../../src/machines/preparation/preparedLessons';
import { preparedQuestion } from '../../../src/machines/preparation/preparedQuestion';
import { preparedQuestionRows } from '../../../src/machines/preparation/preparedQuestionRows';
import { PracticeScreen } from '../../../src/ui/preparation/PracticeScreen';
import { PreparedCourseScreen } from '../../../src/ui/preparation/PreparedCourseScreen';
import { PreparedCoursesScreen } from '../../../src/ui/preparation/PreparedCoursesScreen';
import { PreparedLessonsScreen } from '../../../src/ui/preparation/PreparedLessonsScreen';
import { PreparedQuestionScreen } from '../../../src/ui/preparation/PreparedQuestionScreen';
import { PreparedQuestionsScreen } from '../../../src/ui/preparation/PreparedQuestionsScreen';
import { showGallery } from '../gallery';

showGallery(preparedCourseRows, (actor) => <PreparedCoursesScreen actor={actor} />);
showGallery(preparedCourse, (actor) => <PreparedCourseScreen actor={actor} />);
showGallery(preparedLessons, (actor) => <PreparedLessonsScreen actor={actor} />);
showGallery(preparedQuestionRows, (actor) => <PreparedQuestionsScreen actor={actor} />);
showGallery(preparedQuestion, (actor) => <PreparedQuestionScreen actor={actor} />);
// The draft of the form is shown where forms are.
showGallery(practice, (actor) => <PracticeScreen actor={actor} />, { elsewhere: ['draft'] });
