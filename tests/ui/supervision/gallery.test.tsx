import { supervision } from '../../../src/app/areas/supervision';
import { showPages } from '../gallery';

await showPages(supervision);
