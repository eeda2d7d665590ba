// @vitest-environment happy-dom
import { students } from '../../../src/app/areas/students';
import { customization } from '../../../src/machines/students/customization';
import { studentReminder } from '../../../src/machines/students/studentReminder';
import { ReminderDialogs } from '../../../src/ui/students/ReminderDialogs';
import { StudentDetailCustomization } from '../../../src/ui/students/StudentDetailCustomization';
import { showGallery, showPages } from '../gallery';

/** The parts of a student's page that are drawn by themselves: here, and by the areas that they are of. */
const parts = [
  ...['customization', 'cardSetting', 'levelChange', 'foundationMode', 'modeSwitches'],
  ...['restartAssignment', 'healthAdjustment', 'healthSmartMode'],
];
await showPages(students, { studentDetail: { elsewhere: parts } });
// Behind the dialogs is a page of students: while it is found out who has a reason, there is no dialog.
showGallery(studentReminder, (actor) => (
  <>
    <h1>Ann</h1>
    <ReminderDialogs actor={actor} />
  </>
));
showGallery(customization, (actor) => <StudentDetailCustomization actor={actor} />);
