import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Gem, Minus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { rewardedAtOnce } from '../../domain/limits';
import type { CrystalRow } from '../../domain/crystals';
import { selectAnswer } from '../../machines/parts/collection/selectors';
import type { crystalRows } from '../../machines/rewards/crystalRows';
import { type crystals, selectList } from '../../machines/rewards/crystals';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { ListScreen } from '../parts/collection/ListScreen';
import { useClassFilter } from '../parts/collection/useClassFilter';
import { actions, columnsOf } from '../parts/columns';
import { Text } from '../parts/Text';
import { CoinTabs } from './CoinTabs';
import { crystalKinds } from './crystalColumns';
import { CrystalDialogs } from './CrystalDialogs';
import { useToldName } from '../parts/useToldName';

interface ListProps extends ActorProps<typeof crystals> {
  readonly list: ActorRefFrom<typeof crystalRows>;
}

/** Gives crystals, and deducts what the student has. */
function RowActions({ actor, list, student }: ListProps & { readonly student: CrystalRow }) {
  const { t } = useTranslation('rewards');
  const stock = useSelector(list, selectAnswer)?.stock ?? 0;
  const { student_id: id, crystal_cnt: count } = student;
  const name = useToldName()(student.name);
  const students = [student];
  return (
    <HStack gap={2}>
      <Button
        size="small"
        icon={Gem}
        aria-label={t('crystalReward.openFor', { name })}
        onClick={() => actor.send({ type: 'reward.requested', ids: [id], students, stock })}
      >
        {t('crystalReward.open')}
      </Button>
      {count === 0 ? null : (
        <Button
          size="small"
          icon={Minus}
          aria-label={t('crystalDeduction.openFor', { name })}
          onClick={() => actor.send({ type: 'deduction.requested', students })}
        >
          {t('crystalDeduction.open')}
        </Button>
      )}
    </HStack>
  );
}

function CrystalList({ actor, list }: ListProps) {
  const { t } = useTranslation('rewards');
  const { choices, values } = useClassFilter(list);
  const stock = useSelector(list, selectAnswer)?.stock;
  const columns = useMemo(
    () =>
      columnsOf<CrystalRow>(
        ['rewards', 'students'],
        [
          ...crystalKinds,
          actions('act', (student) => <RowActions {...{ actor, list, student }} />, { width: 62 }),
        ],
      ),
    [actor, list],
  );
  const chosen = {
    looks: {},
    begins: [
      {
        icon: Gem,
        most: rewardedAtOnce,
        verb: t('crystalReward.open'),
        on: (ids: readonly number[], students: readonly CrystalRow[]) =>
          actor.send({ type: 'reward.requested', ids, stock: stock ?? 0, students }),
      },
    ],
  };
  return (
    <ListScreen
      actor={list}
      columns={columns}
      words={{
        count: 'count.crystals',
        failed: 'failed.crystals',
        nothing: 'nothing.crystals',
        values,
      }}
      choices={choices}
      actions={chosen}
    >
      <CoinTabs selected="crystals" />
      {stock === undefined ? null : (
        <Text as="p" muted mb={3}>
          {t('stock', { count: stock })}
        </Text>
      )}
    </ListScreen>
  );
}

/** Crystals: the students’ own, and what an analyst does with them [SCREEN-119]. */
export function CrystalsScreen({ actor }: ActorProps<typeof crystals>) {
  const list = useSelector(actor, selectList);
  if (list === undefined) return null;
  return (
    <>
      <CrystalList actor={actor} list={list} />
      <CrystalDialogs actor={actor} />
    </>
  );
}
