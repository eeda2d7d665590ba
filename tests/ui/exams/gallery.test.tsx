// @vitest-environment happy-dom
import { exams } from '../../../src/app/areas/exams';
import { examPaperRows } from '../../../src/machines/exams/examPaperRows';
import { ExamPapersScreen } from '../../../src/ui/exams/ExamPapersScreen';
import { showGallery, showPages } from '../gallery';

await showPages(exams);
showGallery(examPaperRows, (actor) => <ExamPapersScreen actor={actor} />);
