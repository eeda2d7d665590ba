import { readyGradings } from '../../machines/grading/readyGradings';
import { ReadyScreen } from '../../ui/grading/ReadyScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: readyGradings,
  view: ReadyScreen,
  input: ({ subjectId }) => ({ subjectId }),
});
