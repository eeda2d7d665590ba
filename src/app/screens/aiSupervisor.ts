import { aiSupervisor, selectList } from '../../machines/supervision/aiSupervisor';
import { AiSupervisorScreen } from '../../ui/supervision/AiSupervisorScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: aiSupervisor,
  view: AiSupervisorScreen,
  input: ({ subjectId, query }) => ({ subjectId, address: query }),
  addressed: selectList,
});
