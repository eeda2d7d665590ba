// @vitest-environment happy-dom
import { headquarters } from '../../../src/machines/feedback/headquarters';
import { headquartersPaths } from '../../../src/machines/feedback/headquarters.paths';
import { headquartersFeedback } from '../../../src/machines/feedback/headquartersFeedback';
import { headquartersFeedbackPaths } from '../../../src/machines/feedback/headquartersFeedback.paths';
import { imageUpload } from '../../../src/machines/feedback/imageUpload';
import { imageUploadPaths } from '../../../src/machines/feedback/imageUpload.paths';
import { recordOffer } from '../../../src/machines/feedback/recordOffer';
import { recordOfferPaths } from '../../../src/machines/feedback/recordOffer.paths';
import { sentFeedback } from '../../../src/machines/feedback/sentFeedback';
import { sentFeedbackPaths } from '../../../src/machines/feedback/sentFeedback.paths';
import { sentFeedbackRows } from '../../../src/machines/feedback/sentFeedbackRows';
import { sentFeedbackRowsPaths } from '../../../src/machines/feedback/sentFeedbackRows.paths';
import { draft } from '../../../src/machines/parts/draft';
import { draftPaths } from '../../../src/machines/parts/draft.paths';
import { HeadquartersScreen } from '../../../src/ui/feedback/HeadquartersScreen';
import { RecordOffer } from '../../../src/ui/feedback/RecordOffer';
import { RecordedMoves } from '../../../src/ui/feedback/RecordedMoves';
import { showGallery } from '../gallery';

showGallery(
  {
    chart: headquarters,
    paths: headquartersPaths,
    parts: {
      headquartersFeedback: {
        chart: headquartersFeedback,
        paths: headquartersFeedbackPaths,
        parts: {
          draft: { chart: draft, paths: draftPaths },
          imageUpload: { chart: imageUpload, paths: imageUploadPaths },
          recordOffer: { chart: recordOffer, paths: recordOfferPaths, isShownElsewhere: true },
        },
      },
      sentFeedbackRows: { chart: sentFeedbackRows, paths: sentFeedbackRowsPaths },
      sentFeedback: { chart: sentFeedback, paths: sentFeedbackPaths },
    },
  },
  (actor) => <HeadquartersScreen actor={actor} recordView={RecordedMoves} />,
);

showGallery(
  { chart: recordOffer, paths: recordOfferPaths },
  (actor) => <RecordOffer actor={actor} isBusy={false} recordView={RecordedMoves} />,
  {
    silent: {
      '"reading"': 'what is not known yet is not offered',
      '"nothing"': 'there is nothing to offer',
    },
  },
);
