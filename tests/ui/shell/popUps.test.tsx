// @vitest-environment happy-dom
import { highlightsMoved, searchGuide } from '../../../src/machines/shell/tips';
import { vacationNotice } from '../../../src/machines/shell/vacationNotice';
import { Tip } from '../../../src/ui/shell/Tip';
import { VacationNotice } from '../../../src/ui/shell/VacationNotice';
import { showGallery } from '../gallery';

const away = 'There is nothing to say: the page stays as it is.';

showGallery(vacationNotice, (actor) => <VacationNotice actor={actor} />, {
  silent: { '"asking"': away, '"over"': away },
  role: 'dialog',
});

const silent = { '"remembering"': away, '"over"': away };

showGallery(searchGuide, (actor) => <Tip actor={actor} name="searchGuide" />, { silent });

showGallery(highlightsMoved, (actor) => <Tip actor={actor} name="highlights" />, { silent });
