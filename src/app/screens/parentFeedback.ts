import { parentFeedback } from '../../machines/feedback/parentFeedback';
import { ParentFeedbackScreen } from '../../ui/feedback/ParentFeedbackScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: parentFeedback,
  view: ParentFeedbackScreen,
  input: ({ key }) => ({ payload: { link: key['link'] ?? '' }, scope: {} }),
});
