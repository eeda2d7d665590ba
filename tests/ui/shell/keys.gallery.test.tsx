// @vitest-environment happy-dom
import { savedViews } from '../../../src/machines/parts/savedViews';
import { shortcuts } from '../../../src/machines/shell/shortcuts';
import { SavedViews, SavedViewsContext } from '../../../src/ui/parts/SavedViews';
import { KeyList } from '../../../src/ui/shell/KeyList';
import { showGallery } from '../gallery';

showGallery(shortcuts, (actor) => <KeyList actor={actor} />, {
  silent: { '"closed"': 'the list opens over the page when it is asked for' },
});

showGallery(savedViews, (actor) => (
  <SavedViewsContext value={actor}>
    <SavedViews />
  </SavedViewsContext>
));
