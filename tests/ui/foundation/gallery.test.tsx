import { foundationRows } from '../../../src/machines/foundation/foundationRows';
import { FoundationScreen } from '../../../src/ui/foundation/FoundationScreen';
import { showGallery } from '../gallery';

showGallery(foundationRows, (actor) => <FoundationScreen actor={actor} />);
