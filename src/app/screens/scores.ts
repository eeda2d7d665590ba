import { scoreDetail } from '../../machines/scores/scoreDetail';
import { scoreRows } from '../../machines/scores/scoreRows';
import { selectList, unsubmittedScores } from '../../machines/scores/unsubmittedScores';
import { ScoreDetailScreen } from '../../ui/scores/ScoreDetailScreen';
import { ScoresScreen } from '../../ui/scores/ScoresScreen';
import { UnsubmittedScreen } from '../../ui/scores/UnsubmittedScreen';
import { screen } from './screen';
import { screenByAddress } from './screenByAddress';

const List = screen({
  chart: scoreRows,
  view: ScoresScreen,
  input: ({ subjectId, query }) => ({ scope: { subject_id: subjectId }, address: query }),
  addressed: 'itself',
});

const Detail = screen({
  chart: scoreDetail,
  view: ScoreDetailScreen,
  input: ({ subjectId, key }) => ({
    payload: { subject_id: subjectId, score_id: Number(key['score_id']) },
    scope: {},
  }),
});

const Unsubmitted = screen({
  chart: unsubmittedScores,
  view: UnsubmittedScreen,
  input: ({ subjectId, query }) => ({ subjectId, address: query }),
  addressed: selectList,
});

/** Score management: one of its views, as the address says. */
export const Screen = screenByAddress([Unsubmitted, Detail, List], ({ key }) => {
  if (key['view'] === 'info') return Detail;
  return key['view'] === 'unsubmitted' ? Unsubmitted : List;
});
