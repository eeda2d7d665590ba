// @vitest-environment happy-dom
import { answers } from '../../../src/app/areas/answers';
import { answerBoard } from '../../../src/machines/answers/answerBoard';
import { answerCauses } from '../../../src/machines/answers/answerCauses';
import { cardSetting } from '../../../src/machines/answers/cardSetting';
import { AnswerBoard } from '../../../src/ui/answers/AnswerBoard';
import { AnswerCauses } from '../../../src/ui/answers/AnswerCauses';
import { CorrectionCardPart } from '../../../src/ui/parts/answers/CorrectionCardPart';
import { showGallery, showPages } from '../gallery';

await showPages(answers);
showGallery(answerBoard, (actor) => <AnswerBoard actor={actor} />);
showGallery(answerCauses, (actor) => <AnswerCauses actor={actor} />);
showGallery(cardSetting, (actor) => <CorrectionCardPart actor={actor} />);
