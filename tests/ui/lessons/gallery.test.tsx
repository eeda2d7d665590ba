// @vitest-environment happy-dom
import { classRows } from '../../../src/machines/lessons/classRows';
import { courseRows } from '../../../src/machines/lessons/courseRows';
import { classStudentRows, courseStudentRows } from '../../../src/machines/lessons/learnerRows';
import { lessonLocks } from '../../../src/machines/lessons/lessonLocks';
import { levelChange } from '../../../src/machines/lessons/levelChange';
import { lockPick } from '../../../src/machines/lessons/lockPick';
import { ClassesScreen } from '../../../src/ui/lessons/ClassesScreen';
import { ClassScreen } from '../../../src/ui/lessons/ClassScreen';
import { CourseScreen } from '../../../src/ui/lessons/CourseScreen';
import { CoursesScreen } from '../../../src/ui/lessons/CoursesScreen';
import { LessonLocksScreen } from '../../../src/ui/lessons/LessonLocksScreen';
import { LevelPart } from '../../../src/ui/students/LevelPart';
import { LockPickScreen } from '../../../src/ui/lessons/LockPickScreen';
import { showGallery } from '../gallery';

showGallery(courseRows, (actor) => <CoursesScreen actor={actor} />);
showGallery(lessonLocks, (actor) => <LessonLocksScreen actor={actor} />);
showGallery(lockPick, (actor) => <LockPickScreen actor={actor} />);
showGallery(courseStudentRows, (actor) => <CourseScreen actor={actor} />);
showGallery(classRows, (actor) => <ClassesScreen actor={actor} />);
showGallery(classStudentRows, (actor) => <ClassScreen actor={actor} />);
const student = { name: '张子涵', username: 'qh10001', grade: 7 };
showGallery(levelChange, (actor) => <LevelPart actor={actor} student={student} />);
