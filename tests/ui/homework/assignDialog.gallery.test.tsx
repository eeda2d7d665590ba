// @vitest-environment happy-dom
import { homeworkAssignment } from '../../../src/machines/homework/homeworkAssignment';
import { AssignDialog } from '../../../src/ui/homework/AssignDialog';
import { showGallery } from '../gallery';

showGallery(homeworkAssignment, (actor) => <AssignDialog actor={actor} />);
