// @vitest-environment happy-dom
import { homework } from '../../../src/machines/homework/homework';
import { homeworkPaths } from '../../../src/machines/homework/homework.paths';
import { homeworkDetail } from '../../../src/machines/homework/homeworkDetail';
import { homeworkDetailPaths } from '../../../src/machines/homework/homeworkDetail.paths';
import { homeworkRows } from '../../../src/machines/homework/homeworkRows';
import { homeworkRowsPaths } from '../../../src/machines/homework/homeworkRows.paths';
import { homeworkStudentRows } from '../../../src/machines/homework/homeworkStudentRows';
import { homeworkStudentRowsPaths } from '../../../src/machines/homework/homeworkStudentRows.paths';
import { assignmentPersonRows } from '../../../src/machines/homework/personRows';
import { assignmentPersonRowsPaths } from '../../../src/machines/homework/personRows.paths';
import { HomeworkDetailScreen } from '../../../src/ui/homework/HomeworkDetailScreen';
import { HomeworkScreen } from '../../../src/ui/homework/HomeworkScreen';
import { showGallery } from '../gallery';
import { assigning } from './assigning';

showGallery(
  {
    chart: homework,
    paths: homeworkPaths,
    parts: {
      homeworkRows: { chart: homeworkRows, paths: homeworkRowsPaths },
      homeworkStudentRows: { chart: homeworkStudentRows, paths: homeworkStudentRowsPaths },
      homeworkAssignment: { ...assigning, isShownElsewhere: true },
    },
  },
  (actor) => <HomeworkScreen actor={actor} />,
);

showGallery(
  {
    chart: homeworkDetail,
    paths: homeworkDetailPaths,
    parts: {
      assignmentPersonRows: { chart: assignmentPersonRows, paths: assignmentPersonRowsPaths },
    },
  },
  (actor) => <HomeworkDetailScreen actor={actor} />,
);
