// @vitest-environment happy-dom
import { materials } from '../../../src/app/areas/materials';
import { showPages } from '../gallery';

// The draft of the form is shown where forms are.
await showPages(materials, { material: { elsewhere: ['draft'] } });
