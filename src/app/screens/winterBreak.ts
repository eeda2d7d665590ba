import { vacationRule } from '../../domain/shell';
import { winterBreak } from '../../machines/shell/winterBreak';
import { WinterBreakScreen } from '../../ui/shell/WinterBreakScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: winterBreak,
  view: WinterBreakScreen,
  input: ({ subjectId }) => ({
    payload: { rule_type: vacationRule, subject_id: subjectId },
    scope: {},
  }),
});
