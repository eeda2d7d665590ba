// @vitest-environment happy-dom
import { answerDetail } from '../../../src/machines/answers/answerDetail';
import { answerHistory } from '../../../src/machines/answers/answerHistory';
import { answerRows } from '../../../src/machines/answers/answerRows';
import { errorBookRows, errorBookStudentRows } from '../../../src/machines/answers/errorBooks';
import { AnswerDetailScreen } from '../../../src/ui/answers/AnswerDetailScreen';
import { answerActions } from '../../../src/ui/answers/answerActions';
import { answerColumns } from '../../../src/ui/answers/answerColumns';
import { AnswerHistoryScreen } from '../../../src/ui/answers/AnswerHistoryScreen';
import { ErrorBookScreen } from '../../../src/ui/answers/ErrorBookScreen';
import { ErrorBooksScreen } from '../../../src/ui/answers/ErrorBooksScreen';
import { ListScreen } from '../../../src/ui/parts/collection/ListScreen';
import { showGallery } from '../gallery';

showGallery(answerHistory, (actor) => <AnswerHistoryScreen actor={actor} />);
showGallery(answerRows, (actor) => (
  <ListScreen actor={actor} columns={answerColumns} actions={answerActions} />
));
showGallery(answerDetail, (actor) => <AnswerDetailScreen actor={actor} />);
showGallery(errorBookStudentRows, (actor) => <ErrorBooksScreen actor={actor} />);
showGallery(errorBookRows, (actor) => <ErrorBookScreen actor={actor} />);
