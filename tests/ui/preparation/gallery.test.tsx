// @vitest-environment happy-dom
import { preparation } from '../../../src/app/areas/preparation';
import { practice } from '../../../src/machines/preparation/practice';
import { preparedQuestion } from '../../../src/machines/preparation/preparedQuestion';
import { preparedQuestionRows } from '../../../src/machines/preparation/preparedQuestionRows';
import { PracticeScreen } from '../../../src/ui/preparation/PracticeScreen';
import { PreparedQuestionScreen } from '../../../src/ui/preparation/PreparedQuestionScreen';
import { PreparedQuestionsScreen } from '../../../src/ui/preparation/PreparedQuestionsScreen';
import { showGallery, showPages } from '../gallery';

await showPages(preparation);
showGallery(preparedQuestionRows, (actor) => <PreparedQuestionsScreen actor={actor} />);
showGallery(preparedQuestion, (actor) => <PreparedQuestionScreen actor={actor} />);
// The draft of the form is shown where forms are.
showGallery(practice, (actor) => <PracticeScreen actor={actor} />, { elsewhere: ['draft'] });
