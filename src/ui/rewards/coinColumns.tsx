import type { CoinAccountRow, CoinRecord } from '../../domain/rewards';
import { columnsOf, count, moment, person, status, text, word } from '../parts/columns';

const signs = { normal: 'good', frozen: 'watch', systemFrozen: 'watch' } as const;

/** A student's coins; what can be done with them is the screen's. */
export const accountKinds = [
  person<CoinAccountRow>('student', (row) => row),
  text<CoinAccountRow>('grade', ({ grade }, { t }) => t(`students:grade.${String(grade)}`), {
    width: 24,
    yields: 2,
  }),
  count<CoinAccountRow>('coins', ({ coin_cnt }) => coin_cnt),
  count<CoinAccountRow>('held', ({ held_cnt }) => held_cnt, { explained: 'heldWhy', yields: 1 }),
  status<CoinAccountRow, CoinAccountRow['status']>('status', (row) => row.status, signs),
  moment<CoinAccountRow>('lastRewarded', ({ last_rewarded_at }) => last_rewarded_at, {
    none: 'neverRewarded',
  }),
];

/** The gold coin details [ENTITY-027]. */
export const coinRecordColumns = columnsOf<CoinRecord>(
  ['rewards', 'students'],
  [
    person('student', (row) => row),
    moment('at', ({ at }) => at),
    word('kind', ({ kind }) => kind),
    text('operator', ({ operator }, { t }) => operator ?? t('system'), { width: 30, yields: 1 }),
    count('coins', ({ coins }) => coins, { signed: true }),
    count('balance', ({ balance }) => balance, { none: 'heldCoins' }),
    text('remark', ({ remark }) => remark),
  ],
);
