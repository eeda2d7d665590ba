import { useSelector } from '@xstate/react';
import { Coins } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { rewardedAtOnce } from '../../domain/limits';
import { givenState, type HighlightRow } from '../../domain/highlights';
import type { highlightRows } from '../../machines/rewards/highlightRows';
import { type highlights, selectList } from '../../machines/rewards/highlights';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { ListScreen } from '../parts/collection/ListScreen';
import { actions, columnsOf } from '../parts/columns';
import { CoinTabs } from './CoinTabs';
import { highlightKinds, sentenceOf } from './highlightColumns';
import { HighlightDialogs } from './HighlightDialogs';
import { useToldName } from '../parts/useToldName';

interface RewardButtonProps extends ActorProps<typeof highlights> {
  readonly highlight: HighlightRow;
}

/** Begins the reward of one highlight, where coins may still be given for it. */
function RewardButton({ actor, highlight }: RewardButtonProps) {
  const { t } = useTranslation('rewards');
  const name = useToldName()(highlight.name);
  if (givenState(highlight) !== 'open') return null;
  const { highlight_id: id } = highlight;
  return (
    <Button
      size="small"
      icon={Coins}
      aria-label={t('highlightReward.openFor', { name, moment: sentenceOf(t, highlight) })}
      onClick={() => actor.send({ type: 'reward.requested', ids: [id], highlights: [highlight] })}
    >
      {t('reward.open')}
    </Button>
  );
}

interface ListProps extends ActorProps<typeof highlights> {
  readonly list: ActorRefFrom<typeof highlightRows>;
}

function HighlightList({ actor, list }: ListProps) {
  const { t } = useTranslation('rewards');
  const columns = useMemo(
    () =>
      columnsOf<HighlightRow>(
        ['rewards', 'students'],
        [
          ...highlightKinds,
          actions('act', (highlight) => <RewardButton {...{ actor, highlight }} />, { width: 36 }),
        ],
      ),
    [actor],
  );
  const chosen = {
    looks: {},
    whyNot: (row: HighlightRow) =>
      t(givenState(row) === 'rewarded' ? 'highlightReward.isRewarded' : 'highlightReward.isFrozen'),
    begins: [
      {
        icon: Coins,
        most: rewardedAtOnce,
        verb: t('reward.open'),
        on: (ids: readonly number[], highlights: readonly HighlightRow[]) =>
          actor.send({ type: 'reward.requested', ids, highlights }),
      },
    ],
  };
  return (
    <ListScreen
      actor={list}
      columns={columns}
      words={{ count: 'count.excellent', failed: 'failed.excellent', nothing: 'nothing.excellent' }}
      actions={chosen}
    >
      <CoinTabs selected="excellent" />
    </ListScreen>
  );
}

/** Highlight moments: what the students did well, and coins for it [SCREEN-122, SCREEN-123]. */
export function HighlightsScreen({ actor }: ActorProps<typeof highlights>) {
  const list = useSelector(actor, selectList);
  if (list === undefined) return null;
  return (
    <>
      <HighlightList actor={actor} list={list} />
      <HighlightDialogs actor={actor} />
    </>
  );
}
