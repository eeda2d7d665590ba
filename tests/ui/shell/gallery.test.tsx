// @vitest-environment happy-dom
import { shell } from '../../../src/app/areas/shell';
import { missingPage } from '../../../src/machines/shell/missingPage';
import { MissingPage } from '../../../src/ui/shell/MissingPage';
import { showGallery, showPages } from '../gallery';

const role = 'heading';

await showPages(shell, { filePreview: { role }, guide: { role }, winterBreak: { role } });
showGallery(missingPage, (actor) => <MissingPage actor={actor} onReload={() => undefined} />);
