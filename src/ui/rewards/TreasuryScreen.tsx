import { useSelector } from '@xstate/react';
import { Gift } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { rewardedAtOnce } from '../../domain/limits';
import type { PropStudentRow } from '../../domain/props';
import { selectAnswer } from '../../machines/parts/collection/selectors';
import type { propStudentRows } from '../../machines/rewards/propStudentRows';
import { selectList, type treasury } from '../../machines/rewards/treasury';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { ListScreen } from '../parts/collection/ListScreen';
import { useClassFilter } from '../parts/collection/useClassFilter';
import { useClosedTabs } from '../parts/closedTabs';
import { actions, columnsOf } from '../parts/columns';
import { Fact, Facts } from '../parts/Facts';
import { CoinTabs } from './CoinTabs';
import { propKindsWith } from './propColumns';
import { TreasuryDialogs } from './TreasuryDialogs';
import { useToldName } from '../parts/useToldName';

interface ListProps extends ActorProps<typeof treasury> {
  readonly list: ActorRefFrom<typeof propStudentRows>;
}

function GrantButton({ actor, list, student }: ListProps & { readonly student: PropStudentRow }) {
  const { t } = useTranslation('rewards');
  const props = useSelector(list, selectAnswer)?.props ?? [];
  const { student_id: id } = student;
  const name = useToldName()(student.name);
  return (
    <Button
      size="small"
      icon={Gift}
      aria-label={t('propGrant.openFor', { name })}
      onClick={() => actor.send({ type: 'grant.requested', ids: [id], students: [student], props })}
    >
      {t('propGrant.open')}
    </Button>
  );
}

/** What there is to give of each prop, and how one comes by it. */
function Stock({ list }: Pick<ListProps, 'list'>) {
  const { t } = useTranslation('rewards');
  const props = useSelector(list, selectAnswer)?.props ?? [];
  return (
    <Facts mb={3}>
      {props.map(({ prop_id: id, name, count, obtaining_method: way }) => (
        <Fact key={id} name={name}>
          {t('propStock', { count, way })}
        </Fact>
      ))}
    </Facts>
  );
}

function StudentList({ actor, list }: ListProps) {
  const { t } = useTranslation('rewards');
  const { choices, values } = useClassFilter(list);
  const props = useSelector(list, selectAnswer)?.props ?? [];
  const hasHistory = !useClosedTabs()('propRecords');
  const columns = useMemo(
    () =>
      columnsOf<PropStudentRow>(
        ['rewards', 'students'],
        [
          ...propKindsWith(hasHistory),
          actions('act', (student) => <GrantButton {...{ actor, list, student }} />, { width: 40 }),
        ],
      ),
    [actor, list, hasHistory],
  );
  const chosen = {
    looks: {},
    begins: [
      {
        icon: Gift,
        most: rewardedAtOnce,
        verb: t('propGrant.open'),
        on: (ids: readonly number[], students: readonly PropStudentRow[]) =>
          actor.send({ type: 'grant.requested', ids, props, students }),
      },
    ],
  };
  return (
    <ListScreen
      actor={list}
      columns={columns}
      words={{ count: 'count.props', failed: 'failed.props', nothing: 'nothing.props', values }}
      choices={choices}
      actions={chosen}
    >
      <CoinTabs selected="props" />
      <Stock list={list} />
    </ListScreen>
  );
}

/** The treasury of props: what there is to give, and the students it can be given to [SCREEN-120]. */
export function TreasuryScreen({ actor }: ActorProps<typeof treasury>) {
  const list = useSelector(actor, selectList);
  if (list === undefined) return null;
  return (
    <>
      <StudentList actor={actor} list={list} />
      <TreasuryDialogs actor={actor} />
    </>
  );
}
