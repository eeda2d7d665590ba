// @vitest-environment happy-dom
import { homework } from '../../../src/machines/homework/homework';
import { homeworkHistoryRows } from '../../../src/machines/homework/homeworkHistoryRows';
import { homeworkDetail } from '../../../src/machines/homework/homeworkDetail';
import { HistoryWorkScreen } from '../../../src/ui/homework/HistoryWorkScreen';
import { HomeworkDetailScreen } from '../../../src/ui/homework/HomeworkDetailScreen';
import { HomeworkScreen } from '../../../src/ui/homework/HomeworkScreen';
import { showGallery } from '../gallery';

showGallery(homework, (actor) => <HomeworkScreen actor={actor} />, {
  elsewhere: ['homeworkAssignment'],
});
showGallery(homeworkDetail, (actor) => <HomeworkDetailScreen actor={actor} />, {
  elsewhere: ['homeworkAssignment'],
});
showGallery(homeworkHistoryRows, (actor) => <HistoryWorkScreen actor={actor} />);
