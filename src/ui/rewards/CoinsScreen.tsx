import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Coins, Snowflake, Sun } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { rewardedAtOnce } from '../../domain/limits';
import type { CoinAccountRow } from '../../domain/rewards';
import { type coins, selectList } from '../../machines/rewards/coins';
import type { coinRows } from '../../machines/rewards/coinRows';
import { selectChangingIds } from '../../machines/parts/collection/selectors';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { ListScreen } from '../parts/collection/ListScreen';
import { useClassFilter } from '../parts/collection/useClassFilter';
import { actions, columnsOf } from '../parts/columns';
import { AccountDialogs } from './AccountDialogs';
import { CoinTabs } from './CoinTabs';
import { accountKinds } from './coinColumns';
import { useToldName } from '../parts/useToldName';

interface ListProps extends ActorProps<typeof coins> {
  readonly list: ActorRefFrom<typeof coinRows>;
}

/** Reward, and freeze or unfreeze; what the system froze only the system lifts [COI-09]. */
function RowActions({ actor, list, student }: ListProps & { readonly student: CoinAccountRow }) {
  const { t } = useTranslation('rewards');
  const isThawing = useSelector(list, selectChangingIds<number>).length > 0;
  const { status, reason } = student;
  const name = useToldName()(student.name);
  const students = [student];
  return (
    <HStack gap={2}>
      <Button
        size="small"
        icon={Coins}
        aria-label={t('reward.openFor', { name })}
        onClick={() =>
          actor.send({ type: 'reward.requested', ids: [student.student_id], students })
        }
      >
        {t('reward.open')}
      </Button>
      {status === 'normal' ? (
        <Button
          size="small"
          icon={Snowflake}
          aria-label={t('freeze.openFor', { name })}
          onClick={() => actor.send({ type: 'freeze.requested', students })}
        >
          {t('freeze.open')}
        </Button>
      ) : null}
      {status === 'normal' ? null : (
        <Button
          size="small"
          icon={Sun}
          disabled={status === 'systemFrozen' || isThawing}
          reason={
            status === 'systemFrozen' ? t('thaw.bySystem', { reason: reason ?? '' }) : undefined
          }
          aria-label={t('thaw.openFor', { name })}
          onClick={() => actor.send({ type: 'thaw.requested', students })}
        >
          {t('thaw.open')}
        </Button>
      )}
    </HStack>
  );
}

const columnsFor = (actors: ListProps) =>
  columnsOf<CoinAccountRow>(
    ['rewards', 'students'],
    [
      ...accountKinds,
      actions('act', (student) => <RowActions {...actors} student={student} />, { width: 62 }),
    ],
  );

function CoinList({ actor, list }: ListProps) {
  const { t } = useTranslation('rewards');
  const { choices, values } = useClassFilter(list);
  const columns = useMemo(() => columnsFor({ actor, list }), [actor, list]);
  const chosen = {
    looks: { unfrozen: { icon: Sun, verb: 'thaw.open' } },
    begins: [
      {
        icon: Coins,
        most: rewardedAtOnce,
        verb: t('reward.open'),
        on: (ids: readonly number[], students: readonly CoinAccountRow[]) =>
          actor.send({ type: 'reward.requested', ids, students }),
      },
    ],
  };
  return (
    <ListScreen
      actor={list}
      columns={columns}
      words={{ count: 'count.coins', failed: 'failed.coins', nothing: 'nothing.coins', values }}
      choices={choices}
      actions={chosen}
    >
      <CoinTabs selected="coins" />
    </ListScreen>
  );
}

/** Gold coins: the students’ accounts, and what an analyst does with them [SCREEN-119]. */
export function CoinsScreen({ actor }: ActorProps<typeof coins>) {
  const list = useSelector(actor, selectList);
  if (list === undefined) return null;
  return (
    <>
      <CoinList actor={actor} list={list} />
      <AccountDialogs actor={actor} />
    </>
  );
}
