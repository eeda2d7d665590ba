import { guide } from '../../machines/shell/guide';
import { GuideScreen } from '../../ui/shell/GuideScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: guide,
  view: GuideScreen,
  input: ({ subjectId }) => ({ subjectId }),
});
