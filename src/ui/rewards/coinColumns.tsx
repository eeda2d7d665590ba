import type { CoinAccountRow, CoinRecord } from '../../domain/rewards';
import { colleague, columnsOf, count, moment, person, text, word } from '../parts/columns';
import { Status } from '../parts/Status';
import { Text } from '../parts/Text';

const signs = { normal: 'good', frozen: 'watch', systemFrozen: 'watch' } as const;

type Language = Parameters<Parameters<typeof text<CoinAccountRow>>[1]>[1];

/** Whether an account is frozen, and why. */
function saidStatus({ status, reason }: CoinAccountRow, { t }: Language): string {
  const said = t(`status.${status}`);
  return reason === null ? said : t('frozenWhy', { name: said, reason });
}

/** A student's coins; what can be done with them is the screen's. */
export const accountKinds = [
  person<CoinAccountRow>('student', (row) => row),
  text<CoinAccountRow>('grade', ({ grade }, { t }) => t(`students:grade.${String(grade)}`), {
    width: 24,
    yields: 2,
  }),
  count<CoinAccountRow>('coins', ({ coin_cnt }) => coin_cnt, {
    list: {
      verb: 'rewards:coinDetails',
      to: ({ student_id }) => `/crystal/list?choiceTab=records&student_id=${String(student_id)}`,
    },
  }),
  count<CoinAccountRow>('held', ({ held_cnt }) => held_cnt, { explained: 'heldWhy', yields: 1 }),
  text<CoinAccountRow>('status', saidStatus, {
    width: 40,
    cell: ({ status, reason }, { t }) => (
      <>
        <Status kind={signs[status]}>{t(`status.${status}`)}</Status>
        {reason === null ? null : (
          <Text small muted display="block" lineHeight="rowSmall">
            {reason}
          </Text>
        )}
      </>
    ),
  }),
  moment<CoinAccountRow>('lastRewarded', ({ last_rewarded_at }) => last_rewarded_at, {
    none: 'neverRewarded',
  }),
];

/** The coin accounts as a file has them. */
export const coinColumns = columnsOf<CoinAccountRow>(['rewards', 'students'], accountKinds);

/** The gold coin details [ENTITY-027]. */
export const coinRecordColumns = columnsOf<CoinRecord>(
  ['rewards', 'students'],
  [
    person('student', (row) => row),
    moment('at', ({ at }) => at),
    word('kind', ({ kind }) => kind),
    colleague('operator', ({ operator }) => operator, {
      ...{ none: 'rewards:system', width: 30, yields: 1 },
    }),
    count('coins', ({ coins }) => coins, { signed: true }),
    count('balance', ({ balance }) => balance, { none: 'heldCoins' }),
    text('remark', ({ remark }) => remark),
  ],
);
