import { handoutKinds, reportPrograms } from '../../domain/reports';
import { reportHandout } from '../../machines/reports/reportHandout';
import { HandoutScreen } from '../../ui/reports/HandoutScreen';
import { screen } from './screen';

const idOf = (asked: string | undefined) => (asked === undefined ? undefined : Number(asked));

export const Screen = screen({
  chart: reportHandout,
  view: HandoutScreen,
  input: ({ subjectId, key }) => ({
    payload: {
      subject_id: subjectId,
      student_id: idOf(key['student_id']),
      class_id: idOf(key['class_id']),
      what: handoutKinds.find((what) => what === key['what']) ?? 'report',
      from: key['from'] ?? '',
      to: key['to'] ?? '',
      program: reportPrograms.find((program) => program === key['program']),
      course_id: idOf(key['course_id']),
    },
  }),
});
