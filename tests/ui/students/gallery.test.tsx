// @vitest-environment happy-dom
import { studentDetail } from '../../../src/machines/students/studentDetail';
import { students } from '../../../src/machines/students/students';
import { StudentDetailScreen } from '../../../src/ui/students/StudentDetailScreen';
import { StudentsScreen } from '../../../src/ui/students/StudentsScreen';
import { showGallery } from '../gallery';

showGallery(students, (actor) => <StudentsScreen actor={actor} />);
showGallery(studentDetail, (actor) => <StudentDetailScreen actor={actor} />);
