// @vitest-environment happy-dom
import { answerWork } from '../../../src/machines/grading/answerWork';
import { personWork } from '../../../src/machines/grading/personWork';
import { readyGradings } from '../../../src/machines/grading/readyGradings';
import { AnswerScreen } from '../../../src/ui/grading/AnswerScreen';
import { EssayScreen } from '../../../src/ui/grading/EssayScreen';
import { ReadyScreen } from '../../../src/ui/grading/ReadyScreen';
import { showGallery } from '../gallery';

showGallery(personWork, (actor) => <EssayScreen actor={actor} />);

showGallery(readyGradings, (actor) => <ReadyScreen actor={actor} />);

showGallery(answerWork, (actor) => <AnswerScreen actor={actor} />);
