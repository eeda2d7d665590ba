// @vitest-environment happy-dom
import { assignmentOptions } from '../../../src/machines/homework/assignmentOptions';
import { assignmentOptionsPaths } from '../../../src/machines/homework/assignmentOptions.paths';
import { homework } from '../../../src/machines/homework/homework';
import { homeworkPaths } from '../../../src/machines/homework/homework.paths';
import { homeworkAssignment } from '../../../src/machines/homework/homeworkAssignment';
import { homeworkAssignmentPaths } from '../../../src/machines/homework/homeworkAssignment.paths';
import { homeworkDetail } from '../../../src/machines/homework/homeworkDetail';
import { homeworkDetailPaths } from '../../../src/machines/homework/homeworkDetail.paths';
import { homeworkRows } from '../../../src/machines/homework/homeworkRows';
import { homeworkRowsPaths } from '../../../src/machines/homework/homeworkRows.paths';
import { homeworkStudentRows } from '../../../src/machines/homework/homeworkStudentRows';
import { homeworkStudentRowsPaths } from '../../../src/machines/homework/homeworkStudentRows.paths';
import { assignmentPersonRows } from '../../../src/machines/homework/personRows';
import { assignmentPersonRowsPaths } from '../../../src/machines/homework/personRows.paths';
import { draft } from '../../../src/machines/parts/draft';
import { draftPaths } from '../../../src/machines/parts/draft.paths';
import { AssignDialog } from '../../../src/ui/homework/AssignDialog';
import { HomeworkDetailScreen } from '../../../src/ui/homework/HomeworkDetailScreen';
import { HomeworkScreen } from '../../../src/ui/homework/HomeworkScreen';
import { showGallery } from '../gallery';

const assigning = {
  chart: homeworkAssignment,
  paths: homeworkAssignmentPaths,
  parts: {
    options: { chart: assignmentOptions, paths: assignmentOptionsPaths },
    draft: { chart: draft, paths: draftPaths },
  },
};

showGallery(assigning, (actor) => <AssignDialog actor={actor} />, {
  silent: { '"closed"': 'the dialog has ended: the page takes it away' },
});

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
