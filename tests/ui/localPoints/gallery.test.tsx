import { localPoints } from '../../../src/app/areas/localPoints';
import { showPages } from '../gallery';

await showPages(localPoints, {
  localCourses: { elsewhere: ['localMarkRows'] },
  localMarking: { elsewhere: ['draft'] },
});
