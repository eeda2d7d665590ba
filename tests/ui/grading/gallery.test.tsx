// @vitest-environment happy-dom
import { answerWork } from '../../../src/machines/grading/answerWork';
import { personWork } from '../../../src/machines/grading/personWork';
import { AnswerScreen } from '../../../src/ui/grading/AnswerScreen';
import { EssayScreen } from '../../../src/ui/grading/EssayScreen';
import { showGallery } from '../gallery';

showGallery(personWork, (actor) => <EssayScreen actor={actor} />);

showGallery(answerWork, (actor) => <AnswerScreen actor={actor} />);
