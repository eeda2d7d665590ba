// @vitest-environment happy-dom
import { reports } from '../../../src/app/areas/reports';
import { finalReview } from '../../../src/machines/reports/finalReview';
import { reportLink } from '../../../src/machines/reports/reportLink';
import { ParentLink } from '../../../src/ui/parts/ParentLink';
import { FinalReviewDialog } from '../../../src/ui/reports/FinalReviewDialog';
import { showGallery, showPages } from '../gallery';

await showPages(reports, { reportHandout: { elsewhere: ['reportLink'] } });
showGallery(finalReview, (actor) => <FinalReviewDialog actor={actor} onCancel={() => undefined} />);
showGallery(reportLink, (actor) => <ParentLink actor={actor} />);
