// @vitest-environment happy-dom
import { approvals } from '../../../src/app/areas/approvals';
import { showPages } from '../gallery';

// The form of a decision keeps no draft.
await showPages(approvals, { approvals: { elsewhere: ['draft'] } });
