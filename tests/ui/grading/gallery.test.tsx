// @vitest-environment happy-dom
import { personWork } from '../../../src/machines/grading/personWork';
import { EssayScreen } from '../../../src/ui/grading/EssayScreen';
import { showGallery } from '../gallery';

showGallery(personWork, (actor) => <EssayScreen actor={actor} />);
