import { scoreRecord } from '../../machines/scores/scoreRecord';
import { ScoreRecordScreen } from '../../ui/scores/ScoreRecordScreen';
import { screen } from './screen';

const idOf = (asked: string | undefined) => (asked === undefined ? null : Number(asked));

export const Screen = screen({
  chart: scoreRecord,
  view: ScoreRecordScreen,
  input: ({ subjectId, key }) => ({
    ...{ subjectId, scoreId: idOf(key['score_id']), studentId: idOf(key['student_id']) },
  }),
});
