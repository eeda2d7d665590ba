// @vitest-environment happy-dom
import { customization } from '../../../src/machines/students/customization';
import { customizedRows } from '../../../src/machines/students/customizedRows';
import { studentDetail } from '../../../src/machines/students/studentDetail';
import { students } from '../../../src/machines/students/students';
import { CustomizedScreen } from '../../../src/ui/students/CustomizedScreen';
import { StudentDetailCustomization } from '../../../src/ui/students/StudentDetailCustomization';
import { StudentDetailScreen } from '../../../src/ui/students/StudentDetailScreen';
import { StudentsScreen } from '../../../src/ui/students/StudentsScreen';
import { showGallery } from '../gallery';

showGallery(students, (actor) => <StudentsScreen actor={actor} />);
showGallery(studentDetail, (actor) => <StudentDetailScreen actor={actor} />);
showGallery(customizedRows, (actor) => <CustomizedScreen actor={actor} />);
showGallery(customization, (actor) => <StudentDetailCustomization actor={actor} />);
