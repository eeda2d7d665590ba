// @vitest-environment happy-dom
import { analysisRows } from '../../../src/machines/scores/analysisRows';
import { scoreDetail } from '../../../src/machines/scores/scoreDetail';
import { scoreMenuLabel } from '../../../src/machines/scores/scoreMenuLabel';
import { scoreRecord } from '../../../src/machines/scores/scoreRecord';
import { scoreRows } from '../../../src/machines/scores/scoreRows';
import { scoreSettings } from '../../../src/machines/scores/scoreSettings';
import { severalScores } from '../../../src/machines/scores/severalScores';
import { studentScores } from '../../../src/machines/scores/studentScores';
import { unsubmittedScores } from '../../../src/machines/scores/unsubmittedScores';
import { AnalysesScreen } from '../../../src/ui/scores/AnalysesScreen';
import { ScoreDetailScreen } from '../../../src/ui/scores/ScoreDetailScreen';
import { ScoreMenuLabel } from '../../../src/ui/scores/ScoreMenuLabel';
import { ScoreRecordScreen } from '../../../src/ui/scores/ScoreRecordScreen';
import { ScoresScreen } from '../../../src/ui/scores/ScoresScreen';
import { ScoreSettingsScreen } from '../../../src/ui/scores/ScoreSettingsScreen';
import { SeveralScoresScreen } from '../../../src/ui/scores/SeveralScoresScreen';
import { StudentScoresScreen } from '../../../src/ui/scores/StudentScoresScreen';
import { UnsubmittedScreen } from '../../../src/ui/scores/UnsubmittedScreen';
import { showGallery } from '../gallery';

showGallery(scoreRows, (actor) => <ScoresScreen actor={actor} />);
showGallery(scoreDetail, (actor) => <ScoreDetailScreen actor={actor} />);
showGallery(scoreRecord, (actor) => <ScoreRecordScreen actor={actor} />);
showGallery(severalScores, (actor) => <SeveralScoresScreen actor={actor} />);
showGallery(unsubmittedScores, (actor) => <UnsubmittedScreen actor={actor} />);
showGallery(analysisRows, (actor) => <AnalysesScreen actor={actor} />);
showGallery(studentScores, (actor) => <StudentScoresScreen actor={actor} />);
showGallery(scoreSettings, (actor) => <ScoreSettingsScreen actor={actor} />);

const away = 'The entry has no label.';
showGallery(
  scoreMenuLabel,
  (actor) => (
    <a href="/score/index">
      <ScoreMenuLabel actor={actor} />
    </a>
  ),
  {
    silent: { '"asking"': away, '"remembering"': away, '"over"': away },
  },
);
