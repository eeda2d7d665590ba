// @vitest-environment happy-dom
import { answerDetail } from '../../../src/machines/answers/answerDetail';
import { answerHistory } from '../../../src/machines/answers/answerHistory';
import { errorBookRows, errorBookStudentRows } from '../../../src/machines/answers/errorBooks';
import { AnswerDetailScreen } from '../../../src/ui/answers/AnswerDetailScreen';
import { AnswerHistoryScreen } from '../../../src/ui/answers/AnswerHistoryScreen';
import { ErrorBookScreen } from '../../../src/ui/answers/ErrorBookScreen';
import { ErrorBooksScreen } from '../../../src/ui/answers/ErrorBooksScreen';
import { showGallery } from '../gallery';

showGallery(answerHistory, (actor) => <AnswerHistoryScreen actor={actor} />);
showGallery(answerDetail, (actor) => <AnswerDetailScreen actor={actor} />);
showGallery(errorBookStudentRows, (actor) => <ErrorBooksScreen actor={actor} />);
showGallery(errorBookRows, (actor) => <ErrorBookScreen actor={actor} />);
