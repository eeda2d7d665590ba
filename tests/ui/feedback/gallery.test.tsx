// @vitest-environment happy-dom
import { createActor } from 'xstate';
import { classEvaluationRows } from '../../../src/machines/feedback/classEvaluationRows';
import { classFeedbackRows } from '../../../src/machines/feedback/classFeedbackRows';
import { classWriting } from '../../../src/machines/feedback/classWriting';
import { headquarters } from '../../../src/machines/feedback/headquarters';
import { headquartersDrafts } from '../../../src/machines/feedback/headquartersDrafts';
import { headquartersFeedback } from '../../../src/machines/feedback/headquartersFeedback';
import { feedbackLink } from '../../../src/machines/feedback/feedbackLink';
import { parentFeedback } from '../../../src/machines/feedback/parentFeedback';
import { recordOffer } from '../../../src/machines/feedback/recordOffer';
import { reportedSubject } from '../../../src/machines/feedback/reportedSubject';
import { ReportedSubject } from '../../../src/ui/feedback/ReportedSubject';
import { ClassEvaluationScreen } from '../../../src/ui/feedback/ClassEvaluationScreen';
import { ClassFeedbackScreen } from '../../../src/ui/feedback/ClassFeedbackScreen';
import { ClassWritingScreen } from '../../../src/ui/feedback/ClassWritingScreen';
import { DraftBox } from '../../../src/ui/feedback/DraftBox';
import { ParentFeedbackScreen } from '../../../src/ui/feedback/ParentFeedbackScreen';
import { HeadquartersScreen } from '../../../src/ui/feedback/HeadquartersScreen';
import { ParentLink } from '../../../src/ui/parts/ParentLink';
import { RecordOffer } from '../../../src/ui/feedback/RecordOffer';
import { RecordedMoves } from '../../../src/ui/feedback/RecordedMoves';
import { showGallery } from '../gallery';

showGallery(
  headquarters,
  (actor) => <HeadquartersScreen actor={actor} recordView={RecordedMoves} />,
  { elsewhere: ['recordOffer', 'reportedSubject', 'headquartersDrafts'] },
);

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

showGallery(classFeedbackRows, (actor) => <ClassFeedbackScreen actor={actor} />);
showGallery(classEvaluationRows, (actor) => <ClassEvaluationScreen actor={actor} />);
showGallery(classWriting, (actor) => <ClassWritingScreen actor={actor} />, {
  elsewhere: ['feedbackLink'],
});
showGallery(feedbackLink, (actor) => <ParentLink actor={actor} />);
showGallery(parentFeedback, (actor) => <ParentFeedbackScreen actor={actor} />);
