// @vitest-environment happy-dom
import { grading } from '../../../src/machines/grading/grading';
import { gradingPaths } from '../../../src/machines/grading/grading.paths';
import { personWork } from '../../../src/machines/grading/personWork';
import { personWorkPaths } from '../../../src/machines/grading/personWork.paths';
import { draft } from '../../../src/machines/parts/draft';
import { draftPaths } from '../../../src/machines/parts/draft.paths';
import { EssayScreen } from '../../../src/ui/grading/EssayScreen';
import { showGallery } from '../gallery';

showGallery(
  {
    chart: personWork,
    paths: personWorkPaths,
    parts: {
      grading: {
        chart: grading,
        paths: gradingPaths,
        parts: { draft: { chart: draft, paths: draftPaths } },
      },
    },
  },
  (actor) => <EssayScreen actor={actor} />,
);
