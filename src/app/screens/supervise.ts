import { selectList, supervise } from '../../machines/supervision/supervise';
import { SuperviseScreen } from '../../ui/supervision/SuperviseScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: supervise,
  view: SuperviseScreen,
  input: ({ subjectId, query }) => ({ subjectId, address: query }),
  addressed: selectList,
});
