// @vitest-environment happy-dom
import { courseRows } from '../../../src/machines/lessons/courseRows';
import { lessonLocks } from '../../../src/machines/lessons/lessonLocks';
import { lockPick } from '../../../src/machines/lessons/lockPick';
import { CoursesScreen } from '../../../src/ui/lessons/CoursesScreen';
import { LessonLocksScreen } from '../../../src/ui/lessons/LessonLocksScreen';
import { LockPickScreen } from '../../../src/ui/lessons/LockPickScreen';
import { showGallery } from '../gallery';

showGallery(courseRows, (actor) => <CoursesScreen actor={actor} />);
showGallery(lessonLocks, (actor) => <LessonLocksScreen actor={actor} />);
showGallery(lockPick, (actor) => <LockPickScreen actor={actor} />);
