import {
  aiSupervisorDetail,
  assistantViews,
  selectList,
} from '../../machines/supervision/aiSupervisorDetail';
import { AiSupervisorDetailScreen } from '../../ui/supervision/AiSupervisorDetailScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: aiSupervisorDetail,
  view: AiSupervisorDetailScreen,
  input: ({ subjectId, key, query }) => ({
    ...{ subjectId, studentId: Number(key['student_id']), address: query },
    view: assistantViews.find((view) => view === key['view']) ?? assistantViews[0],
    flagId: key['flag'] === undefined ? null : Number(key['flag']),
  }),
  addressed: selectList,
});
