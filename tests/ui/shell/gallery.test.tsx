// @vitest-environment happy-dom
import { filePreview } from '../../../src/machines/shell/filePreview';
import { guide } from '../../../src/machines/shell/guide';
import { missingPage } from '../../../src/machines/shell/missingPage';
import { winterBreak } from '../../../src/machines/shell/winterBreak';
import { FilePreviewScreen } from '../../../src/ui/shell/FilePreviewScreen';
import { GuideScreen } from '../../../src/ui/shell/GuideScreen';
import { MissingPage } from '../../../src/ui/shell/MissingPage';
import { WinterBreakScreen } from '../../../src/ui/shell/WinterBreakScreen';
import { showGallery } from '../gallery';

const role = 'heading';

showGallery(filePreview, (actor) => <FilePreviewScreen actor={actor} />, { role });
showGallery(guide, (actor) => <GuideScreen actor={actor} />, { role });
showGallery(winterBreak, (actor) => <WinterBreakScreen actor={actor} />, { role });
showGallery(missingPage, (actor) => <MissingPage actor={actor} onReload={() => undefined} />);
