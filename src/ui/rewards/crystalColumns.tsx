import type { CrystalRecord, CrystalRow } from '../../domain/crystals';
import { colleague, columnsOf, count, moment, person, text, word } from '../parts/columns';

/** A student's crystals; what can be done with them is the screen's. */
export const crystalKinds = [
  person<CrystalRow>('student', (row) => row),
  text<CrystalRow>('grade', ({ grade }, { t }) => t(`students:grade.${String(grade)}`), {
    width: 24,
    yields: 1,
  }),
  count<CrystalRow>('crystals', ({ crystal_cnt }) => crystal_cnt, {
    list: {
      verb: 'rewards:crystalDetails',
      to: ({ student_id }) =>
        `/crystal/list?choiceTab=crystalRecords&student_id=${String(student_id)}`,
    },
  }),
  moment<CrystalRow>('lastRewarded', ({ last_rewarded_at }) => last_rewarded_at, {
    none: 'neverRewarded',
  }),
];

/** The crystals as a file has them. */
export const crystalColumns = columnsOf<CrystalRow>(['rewards', 'students'], crystalKinds);

/** The crystal details [ENTITY-028]. */
export const crystalRecordColumns = columnsOf<CrystalRecord>(
  ['rewards', 'students'],
  [
    person('student', (row) => row),
    moment('at', ({ at }) => at),
    word('kind', ({ kind }) => kind),
    colleague('operator', ({ operator }) => operator, {
      ...{ none: 'rewards:system', width: 30, yields: 1 },
    }),
    count('crystals', ({ crystals }) => crystals, { signed: true }),
    count('remaining', ({ remaining }) => remaining),
    text('reason', ({ reason }) => reason),
  ],
);
