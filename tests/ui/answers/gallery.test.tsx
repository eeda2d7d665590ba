// @vitest-environment happy-dom
import { answerDetail } from '../../../src/machines/answers/answerDetail';
import { answerHistory } from '../../../src/machines/answers/answerHistory';
import { cardSetting } from '../../../src/machines/answers/cardSetting';
import { errorBookRows, errorBookStudentRows } from '../../../src/machines/answers/errorBooks';
import { wrongQuestionDetail } from '../../../src/machines/answers/wrongQuestionDetail';
import { AnswerDetailScreen } from '../../../src/ui/answers/AnswerDetailScreen';
import { AnswerHistoryScreen } from '../../../src/ui/answers/AnswerHistoryScreen';
import { ErrorBookScreen } from '../../../src/ui/answers/ErrorBookScreen';
import { ErrorBooksScreen } from '../../../src/ui/answers/ErrorBooksScreen';
import { WrongQuestionScreen } from '../../../src/ui/answers/WrongQuestionScreen';
import { CorrectionCardPart } from '../../../src/ui/parts/answers/CorrectionCardPart';
import { showGallery } from '../gallery';

showGallery(answerHistory, (actor) => <AnswerHistoryScreen actor={actor} />);
showGallery(answerDetail, (actor) => <AnswerDetailScreen actor={actor} />);
showGallery(wrongQuestionDetail, (actor) => <WrongQuestionScreen actor={actor} />);
showGallery(cardSetting, (actor) => <CorrectionCardPart actor={actor} />);
showGallery(errorBookStudentRows, (actor) => <ErrorBooksScreen actor={actor} />);
showGallery(errorBookRows, (actor) => <ErrorBookScreen actor={actor} />);
