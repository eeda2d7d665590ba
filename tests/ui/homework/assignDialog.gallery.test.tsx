// @vitest-environment happy-dom
import { AssignDialog } from '../../../src/ui/homework/AssignDialog';
import { showGallery } from '../gallery';
import { assigning } from './assigning';

showGallery(assigning, (actor) => <AssignDialog actor={actor} />);
