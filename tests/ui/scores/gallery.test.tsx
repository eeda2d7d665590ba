// @vitest-environment happy-dom
import { scoreDetail } from '../../../src/machines/scores/scoreDetail';
import { scoreRecord } from '../../../src/machines/scores/scoreRecord';
import { scoreRows } from '../../../src/machines/scores/scoreRows';
import { unsubmittedScores } from '../../../src/machines/scores/unsubmittedScores';
import { ScoreDetailScreen } from '../../../src/ui/scores/ScoreDetailScreen';
import { ScoreRecordScreen } from '../../../src/ui/scores/ScoreRecordScreen';
import { ScoresScreen } from '../../../src/ui/scores/ScoresScreen';
import { UnsubmittedScreen } from '../../../src/ui/scores/UnsubmittedScreen';
import { showGallery } from '../gallery';

showGallery(scoreRows, (actor) => <ScoresScreen actor={actor} />);
showGallery(scoreDetail, (actor) => <ScoreDetailScreen actor={actor} />);
showGallery(scoreRecord, (actor) => <ScoreRecordScreen actor={actor} />);
showGallery(unsubmittedScores, (actor) => <UnsubmittedScreen actor={actor} />);
