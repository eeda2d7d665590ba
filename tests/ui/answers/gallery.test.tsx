// @vitest-environment happy-dom
import { answerBoard } from '../../../src/machines/answers/answerBoard';
import { answerCauses } from '../../../src/machines/answers/answerCauses';
import { answerPage } from '../../../src/machines/answers/answerPage';
import { answerHistory } from '../../../src/machines/answers/answerHistory';
import { cardSetting } from '../../../src/machines/answers/cardSetting';
import { errorBookRows, errorBookStudentRows } from '../../../src/machines/answers/errorBooks';
import { wrongQuestionDetail } from '../../../src/machines/answers/wrongQuestionDetail';
import { AnswerBoard } from '../../../src/ui/answers/AnswerBoard';
import { AnswerCauses } from '../../../src/ui/answers/AnswerCauses';
import { AnswerDetailScreen } from '../../../src/ui/answers/AnswerDetailScreen';
import { AnswerHistoryScreen } from '../../../src/ui/answers/AnswerHistoryScreen';
import { ErrorBookScreen } from '../../../src/ui/answers/ErrorBookScreen';
import { ErrorBooksScreen } from '../../../src/ui/answers/ErrorBooksScreen';
import { WrongQuestionScreen } from '../../../src/ui/answers/WrongQuestionScreen';
import { CorrectionCardPart } from '../../../src/ui/parts/answers/CorrectionCardPart';
import { showGallery } from '../gallery';

showGallery(answerHistory, (actor) => <AnswerHistoryScreen actor={actor} />);
showGallery(answerPage, (actor) => <AnswerDetailScreen actor={actor} />);
showGallery(answerBoard, (actor) => <AnswerBoard actor={actor} />);
showGallery(answerCauses, (actor) => <AnswerCauses actor={actor} />);
showGallery(wrongQuestionDetail, (actor) => <WrongQuestionScreen actor={actor} />);
showGallery(cardSetting, (actor) => <CorrectionCardPart actor={actor} />);
showGallery(errorBookStudentRows, (actor) => <ErrorBooksScreen actor={actor} />);
showGallery(errorBookRows, (actor) => <ErrorBookScreen actor={actor} />);
