// @vitest-environment happy-dom
import { homework } from '../../../src/machines/homework/homework';
import { homeworkDetail } from '../../../src/machines/homework/homeworkDetail';
import { HomeworkDetailScreen } from '../../../src/ui/homework/HomeworkDetailScreen';
import { HomeworkScreen } from '../../../src/ui/homework/HomeworkScreen';
import { showGallery } from '../gallery';

showGallery(homework, (actor) => <HomeworkScreen actor={actor} />, {
  elsewhere: ['homeworkAssignment'],
});
showGallery(homeworkDetail, (actor) => <HomeworkDetailScreen actor={actor} />, {
  elsewhere: ['homeworkAssignment'],
});
