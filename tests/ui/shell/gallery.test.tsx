// @vitest-environment happy-dom
import { filePreview } from '../../../src/machines/shell/filePreview';
import { filePreviewPaths } from '../../../src/machines/shell/filePreview.paths';
import { guide } from '../../../src/machines/shell/guide';
import { guidePaths } from '../../../src/machines/shell/guide.paths';
import { winterBreak } from '../../../src/machines/shell/winterBreak';
import { winterBreakPaths } from '../../../src/machines/shell/winterBreak.paths';
import { FilePreviewScreen } from '../../../src/ui/shell/FilePreviewScreen';
import { GuideScreen } from '../../../src/ui/shell/GuideScreen';
import { WinterBreakScreen } from '../../../src/ui/shell/WinterBreakScreen';
import { showGallery } from '../gallery';

showGallery(
  { chart: filePreview, paths: filePreviewPaths },
  (actor) => <FilePreviewScreen actor={actor} />,
  { role: 'heading' },
);

showGallery({ chart: guide, paths: guidePaths }, (actor) => <GuideScreen actor={actor} />, {
  role: 'heading',
});

showGallery(
  { chart: winterBreak, paths: winterBreakPaths },
  (actor) => <WinterBreakScreen actor={actor} />,
  { role: 'heading' },
);
