import { analysisRows } from '../../machines/scores/analysisRows';
import type { AnalysisKind } from '../../domain/scoreAnalyses';
import { scoreDetail } from '../../machines/scores/scoreDetail';
import { scoreRows } from '../../machines/scores/scoreRows';
import { scoreSettings } from '../../machines/scores/scoreSettings';
import { studentScores } from '../../machines/scores/studentScores';
import { selectList, unsubmittedScores } from '../../machines/scores/unsubmittedScores';
import { AnalysesScreen } from '../../ui/scores/AnalysesScreen';
import { ScoreDetailScreen } from '../../ui/scores/ScoreDetailScreen';
import { ScoresScreen } from '../../ui/scores/ScoresScreen';
import { ScoreSettingsScreen } from '../../ui/scores/ScoreSettingsScreen';
import { StudentScoresScreen } from '../../ui/scores/StudentScoresScreen';
import { UnsubmittedScreen } from '../../ui/scores/UnsubmittedScreen';
import { listOfSubject, screen } from './screen';
import { screenByAddress } from './screenByAddress';

const List = screen({ ...listOfSubject, chart: scoreRows, view: ScoresScreen });

const Detail = screen({
  chart: scoreDetail,
  view: ScoreDetailScreen,
  input: ({ subjectId, key }) => ({
    payload: { subject_id: subjectId, score_id: Number(key['score_id']) },
    scope: { asked: 0 },
  }),
});

const Unsubmitted = screen({
  chart: unsubmittedScores,
  view: UnsubmittedScreen,
  input: ({ subjectId, query }) => ({ subjectId, address: query }),
  addressed: selectList,
});

/** What an address of the analyses is about. */
function kindOf(key: Readonly<Record<string, string>>): AnalysisKind {
  if (key['view'] === 'individual') return 'individual';
  return key['part'] === 'unit' ? 'unit' : 'integral';
}

const Analyses = screen({
  chart: analysisRows,
  view: AnalysesScreen,
  input: ({ subjectId, key, query }) => ({
    ...{ scope: { subject_id: subjectId, kind: kindOf(key) }, address: query },
  }),
  addressed: 'itself',
});

const OfStudent = screen({
  chart: studentScores,
  view: StudentScoresScreen,
  input: ({ subjectId, key }) => ({
    payload: {
      ...{ subject_id: subjectId, student_id: Number(key['student_id']) },
      ...(/^\d{4}$/.test(key['year'] ?? '') && { year: Number(key['year']) }),
    },
    scope: {},
  }),
});

const Settings = screen({
  chart: scoreSettings,
  view: ScoreSettingsScreen,
  input: ({ subjectId }) => ({ payload: { subject_id: subjectId }, scope: {} }),
});

const screens = [Unsubmitted, Detail, List, Analyses, OfStudent, Settings];

/** Score management: one of its views, as the address says. */
export const Screen = screenByAddress(screens, ({ key }) => {
  switch (key['view']) {
    case 'info':
      return Detail;
    case 'unsubmitted':
      return Unsubmitted;
    case 'individual':
      return key['student_id'] === undefined ? Analyses : OfStudent;
    case 'overall':
      return Analyses;
    case 'config':
      return Settings;
    default:
      return List;
  }
});
