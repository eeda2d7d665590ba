// @vitest-environment happy-dom
import { createActor } from 'xstate';
import { feedback } from '../../../src/app/areas/feedback';
import { headquartersDrafts } from '../../../src/machines/feedback/headquartersDrafts';
import { headquartersFeedback } from '../../../src/machines/feedback/headquartersFeedback';
import { feedbackLink } from '../../../src/machines/feedback/feedbackLink';
import { recordOffer } from '../../../src/machines/feedback/recordOffer';
import { reportedSubject } from '../../../src/machines/feedback/reportedSubject';
import { ReportedSubject } from '../../../src/ui/feedback/ReportedSubject';
import { DraftBox } from '../../../src/ui/feedback/DraftBox';
import { ParentLink } from '../../../src/ui/parts/ParentLink';
import { RecordOffer } from '../../../src/ui/feedback/RecordOffer';
import { RecordedMoves } from '../../../src/ui/feedback/RecordedMoves';
import { showGallery, showPages } from '../gallery';

await showPages(feedback, {
  headquarters: { elsewhere: ['recordOffer', 'reportedSubject', 'headquartersDrafts'] },
  classWriting: { elsewhere: ['feedbackLink'] },
});

const form = createActor(headquartersFeedback, { input: { subjectId: 2 } }).start();
showGallery(headquartersDrafts, (actor) => (
  <DraftBox actor={actor} form={form} onOpen={() => undefined} />
));

showGallery(
  recordOffer,
  (actor) => <RecordOffer actor={actor} isBusy={false} recordView={RecordedMoves} />,
  {
    silent: {
      '"reading"': 'what is not known yet is not offered',
      '"nothing"': 'there is nothing to offer',
    },
  },
);

showGallery(reportedSubject, (actor) => <ReportedSubject actor={actor} />, {
  silent: {
    '"unnamed"': 'there is nothing to tell until it is named',
    '"waiting"': 'what is not known yet is not told',
    '"asking"': 'what is not known yet is not told',
  },
});

showGallery(feedbackLink, (actor) => <ParentLink actor={actor} />);
