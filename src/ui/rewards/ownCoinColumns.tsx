import { studentPage } from '../../domain/addresses';
import type { OwnCoinRecord } from '../../domain/ownCoins';
import { columnsOf, count, moment, text, word } from '../parts/columns';
import { PersonCell } from '../parts/PersonCell';

/** The history of an account's own coins [ROLE-032 … ROLE-034]. */
export const ownCoinColumns = columnsOf<OwnCoinRecord>('rewards', [
  moment('at', ({ at }) => at),
  word('kind', ({ kind }) => kind, { width: 34 }),
  text('party', ({ party }) => party?.name ?? null, {
    cell: ({ party }, { t }) =>
      party === null ? (
        t('parts:none')
      ) : (
        <PersonCell
          name={party.name}
          account={party.username}
          to={party.student_id === null ? undefined : studentPage(party.student_id)}
        />
      ),
    file: {
      'rewards:column.party': ({ party }) => party?.name ?? null,
      'rewards:column.account': ({ party }) => party?.username ?? null,
    },
  }),
  count('coins', ({ coins }) => coins, { signed: true }),
  count('balance', ({ balance }) => balance),
  text('remark', ({ is_answered, remark }, { t }) =>
    is_answered === null ? remark : t(is_answered ? 'answered.yes' : 'answered.no'),
  ),
]);
