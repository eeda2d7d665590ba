// @vitest-environment happy-dom
import { homework } from '../../../src/app/areas/homework';
import { showPages } from '../gallery';

await showPages(homework, {
  homework: { elsewhere: ['homeworkAssignment'] },
  homeworkDetail: { elsewhere: ['homeworkAssignment'] },
});
