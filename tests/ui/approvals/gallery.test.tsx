// @vitest-environment happy-dom
import { approvals } from '../../../src/machines/approvals/approvals';
import { ApprovalsScreen } from '../../../src/ui/approvals/ApprovalsScreen';
import { showGallery } from '../gallery';

// The form of a decision keeps no draft.
showGallery(approvals, (actor) => <ApprovalsScreen actor={actor} />, { elsewhere: ['draft'] });
