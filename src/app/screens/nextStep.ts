import { nextStep } from '../../machines/reports/nextStep';
import { NextStepScreen } from '../../ui/reports/NextStepScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: nextStep,
  view: NextStepScreen,
  input: ({ subjectId, key }) => ({
    payload: {
      subject_id: subjectId,
      student_id: Number(key['student_id'] ?? 0),
      ...{ from: key['from'] ?? '', to: key['to'] ?? '' },
    },
    scope: {},
  }),
});
