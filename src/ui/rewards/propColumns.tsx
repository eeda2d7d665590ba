import type { PropGrantRow, PropStudentRow } from '../../domain/props';
import { colleague, columnsOf, count, moment, person, text } from '../parts/columns';

/** A student's props; what can be done with them is the screen's. The number leads to the history where the school has it. */
export const propKindsWith = (hasHistory: boolean) => [
  person<PropStudentRow>('student', (row) => row),
  text<PropStudentRow>('grade', ({ grade }, { t }) => t(`students:grade.${String(grade)}`), {
    width: 24,
    yields: 1,
  }),
  count<PropStudentRow>('props', ({ prop_count }) => prop_count, {
    ...(hasHistory && {
      list: {
        verb: 'rewards:propDetails',
        to: ({ student_id }) =>
          `/crystal/list?choiceTab=propRecords&student_id=${String(student_id)}`,
      },
    }),
  }),
  moment<PropStudentRow>('lastGranted', ({ last_granted_at }) => last_granted_at, {
    none: 'neverRewarded',
  }),
];

/** The props as a file has them. */
export const propColumns = columnsOf<PropStudentRow>(['rewards', 'students'], propKindsWith(false));

/** The prop details [ENTITY-029]. */
export const propGrantColumns = columnsOf<PropGrantRow>(
  ['rewards', 'students'],
  [
    person('student', ({ student_id, student_name: name, username }) => ({
      ...{ student_id, name, username },
    })),
    moment('at', ({ at }) => at),
    text('prop', ({ prop_name }) => prop_name),
    count('number', (row) => row.count),
    colleague('source', ({ source }) => source, { width: 30, yields: 1 }),
    text('message', ({ message }) => message),
  ],
);
