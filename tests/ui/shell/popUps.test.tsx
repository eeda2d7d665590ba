// @vitest-environment happy-dom
import { highlightsMoved, searchGuide } from '../../../src/machines/shell/tips';
import { highlightsMovedPaths, searchGuidePaths } from '../../../src/machines/shell/tips.paths';
import { vacationNotice } from '../../../src/machines/shell/vacationNotice';
import { vacationNoticePaths } from '../../../src/machines/shell/vacationNotice.paths';
import { Tip } from '../../../src/ui/shell/Tip';
import { VacationNotice } from '../../../src/ui/shell/VacationNotice';
import { showGallery } from '../gallery';

const away = 'There is nothing to say: the page stays as it is.';

showGallery(
  { chart: vacationNotice, paths: vacationNoticePaths },
  (actor) => <VacationNotice actor={actor} />,
  { silent: { '"asking"': away, '"over"': away }, role: 'dialog' },
);

const silent = { '"remembering"': away, '"over"': away };

showGallery(
  { chart: searchGuide, paths: searchGuidePaths },
  (actor) => <Tip actor={actor} name="searchGuide" />,
  { silent },
);

showGallery(
  { chart: highlightsMoved, paths: highlightsMovedPaths },
  (actor) => <Tip actor={actor} name="highlights" />,
  { silent },
);
