import { scoreRecord } from '../../machines/scores/scoreRecord';
import { severalScores } from '../../machines/scores/severalScores';
import { ScoreRecordScreen } from '../../ui/scores/ScoreRecordScreen';
import { SeveralScoresScreen } from '../../ui/scores/SeveralScoresScreen';
import { screen } from './screen';
import { screenByAddress } from './screenByAddress';

const idOf = (asked: string | undefined) => (asked === undefined ? null : Number(asked));

const One = screen({
  chart: scoreRecord,
  view: ScoreRecordScreen,
  input: ({ subjectId, key }) => ({
    ...{ subjectId, scoreId: idOf(key['score_id']), studentId: idOf(key['student_id']) },
    reportId: idOf(key['report_id']),
  }),
});

const Several = screen({
  chart: severalScores,
  view: SeveralScoresScreen,
  input: ({ subjectId }) => ({ subjectId }),
});

/** Enters one score, or several at once, as the address says. */
export const Screen = screenByAddress([One, Several], ({ key }) =>
  key['view'] === 'several' ? Several : One,
);
