// @vitest-environment happy-dom
import { material } from '../../../src/machines/materials/material';
import { materials } from '../../../src/machines/materials/materials';
import { MaterialScreen } from '../../../src/ui/materials/MaterialScreen';
import { MaterialsScreen } from '../../../src/ui/materials/MaterialsScreen';
import { showGallery } from '../gallery';

showGallery(materials, (actor) => <MaterialsScreen actor={actor} />);
// The draft of the form is shown where forms are.
showGallery(material, (actor) => <MaterialScreen actor={actor} />, { elsewhere: ['draft'] });
