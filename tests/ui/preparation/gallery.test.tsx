// @vitest-environment happy-dom
import { preparation } from '../../../src/app/areas/preparation';
import { showPages } from '../gallery';

// The draft of the form is shown where forms are.
await showPages(preparation, { practice: { elsewhere: ['draft'] } });
