// @vitest-environment happy-dom
import { workOrders } from '../../../src/app/areas/workOrders';
import { showPages } from '../gallery';

// The draft of the form is shown where forms are.
await showPages(workOrders, { workOrders: { elsewhere: ['draft'] } });
