// @vitest-environment happy-dom
import { studentHomeworkRows } from '../../../src/machines/homework/personRows';
import { studentHomeworkRowsPaths } from '../../../src/machines/homework/personRows.paths';
import { studentDetail } from '../../../src/machines/students/studentDetail';
import { studentDetailPaths } from '../../../src/machines/students/studentDetail.paths';
import { studentRows } from '../../../src/machines/students/studentRows';
import { studentRowsPaths } from '../../../src/machines/students/studentRows.paths';
import { students } from '../../../src/machines/students/students';
import { studentsPaths } from '../../../src/machines/students/students.paths';
import { StudentDetailScreen } from '../../../src/ui/students/StudentDetailScreen';
import { StudentsScreen } from '../../../src/ui/students/StudentsScreen';
import { showGallery } from '../gallery';

showGallery(
  {
    chart: students,
    paths: studentsPaths,
    parts: { studentRows: { chart: studentRows, paths: studentRowsPaths } },
  },
  (actor) => <StudentsScreen actor={actor} />,
);

showGallery(
  {
    chart: studentDetail,
    paths: studentDetailPaths,
    parts: { studentHomeworkRows: { chart: studentHomeworkRows, paths: studentHomeworkRowsPaths } },
  },
  (actor) => <StudentDetailScreen actor={actor} />,
);
