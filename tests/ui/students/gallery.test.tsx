// @vitest-environment happy-dom
import { customization } from '../../../src/machines/students/customization';
import { customizedRows } from '../../../src/machines/students/customizedRows';
import { studentDetail } from '../../../src/machines/students/studentDetail';
import { studentReminder } from '../../../src/machines/students/studentReminder';
import { students } from '../../../src/machines/students/students';
import { CustomizedScreen } from '../../../src/ui/students/CustomizedScreen';
import { ReminderDialogs } from '../../../src/ui/students/ReminderDialogs';
import { StudentDetailCustomization } from '../../../src/ui/students/StudentDetailCustomization';
import { StudentDetailScreen } from '../../../src/ui/students/StudentDetailScreen';
import { StudentsScreen } from '../../../src/ui/students/StudentsScreen';
import { showGallery } from '../gallery';

showGallery(students, (actor) => <StudentsScreen actor={actor} />);
// Behind the dialogs is a page of students: while it is found out who has a reason, there is no dialog.
showGallery(studentReminder, (actor) => (
  <>
    <h1>Ann</h1>
    <ReminderDialogs actor={actor} />
  </>
));
showGallery(studentDetail, (actor) => <StudentDetailScreen actor={actor} />);
showGallery(customizedRows, (actor) => <CustomizedScreen actor={actor} />);
showGallery(customization, (actor) => <StudentDetailCustomization actor={actor} />);
