import { Box, chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Presentation, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { boardRows } from '../../machines/foundation/boardRows';
import type { boardStanding } from '../../machines/foundation/boardStanding';
import {
  type contestBoard,
  selectAnalysts,
  selectBoard,
  selectList,
  selectLottery,
  selectStanding,
} from '../../machines/foundation/contestBoard';
import { selectFilters } from '../../machines/parts/collection/selectors';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { Card } from '../parts/Card';
import { ListScreen } from '../parts/collection/ListScreen';
import { useDates } from '../parts/dates';
import { Fact, Facts } from '../parts/Facts';
import { LinkButton } from '../parts/LinkButton';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { Text } from '../parts/Text';
import { BoardAnalysts } from './BoardAnalysts';
import { boardColumns } from './boardColumns';
import { LotteryDialog } from './LotteryDialog';

/** A contest board; with masked names it may be shown to a class. */
export function BoardScreen({ actor }: ActorProps<typeof contestBoard>) {
  const { t } = useTranslation('foundation');
  const list = useSelector(actor, selectList);
  const standing = useSelector(actor, selectStanding);
  const analysts = useSelector(actor, selectAnalysts);
  const board = useSelector(actor, selectBoard);
  const lottery = useSelector(actor, selectLottery);
  if (list === undefined) return null;
  return (
    <>
      <ListScreen
        actor={list}
        columns={boardColumns}
        tabs="names"
        title={t(`board.title.${board}`)}
        action={
          <LinkButton to={`/seasonPlate/classBoard?board=${board}`} icon={Presentation}>
            {t('board.class.open')}
          </LinkButton>
        }
        words={{ nothing: 'nothing' }}
      >
        {standing === undefined ? null : (
          <Season actor={standing}>
            <OpenLottery actor={actor} list={list} />
          </Season>
        )}
        {lottery === undefined ? null : (
          <LotteryDialog actor={lottery} onClose={() => actor.send({ type: 'lottery.closed' })} />
        )}
        <chakra.details my={3}>
          <chakra.summary cursor="pointer">{t('board.rules')}</chakra.summary>
          <Text as="p">{t(`board.rule.${board}`)}</Text>
          <Text as="p" maxWidth="line">
            {t('board.rule.rank')}
          </Text>
        </chakra.details>
      </ListScreen>
      {analysts === undefined ? null : <BoardAnalysts actor={analysts} />}
    </>
  );
}

interface OpenLotteryProps extends ActorProps<typeof contestBoard> {
  readonly list: ActorRefFrom<typeof boardRows>;
}

/** Opens the lottery, in which names show as they do on the board. */
function OpenLottery({ actor, list }: OpenLotteryProps) {
  const { t } = useTranslation('foundation');
  const { names } = useSelector(list, selectFilters);
  return (
    <Button icon={Ticket} onClick={() => actor.send({ type: 'lottery.opened', names })}>
      {t('lottery.open')}
    </Button>
  );
}

interface SeasonProps {
  readonly actor: ActorRefFrom<typeof boardStanding>;
  /** What can be done in the season. */
  readonly children: ReactNode;
}

/** The season with its dates, and where the analyst's own students stand together. */
function Season({ actor, children }: SeasonProps) {
  const { t } = useTranslation('foundation');
  const { date } = useDates();
  return (
    <RecordView actor={actor} loading={t('board.season')} rows={2} failed={t('board.failed')}>
      {(season) => (
        <Card>
          <RecordOutdated actor={actor} />
          <Facts>
            <Fact name={t('board.season')}>
              {t('board.dates', {
                season: season.season,
                from: date(season.starts_on),
                to: date(season.ends_on),
              })}
            </Fact>
            <Fact name={t('board.column.points')}>
              {t('parts:number', { value: season.points })}
            </Fact>
            <Fact name={t('board.column.heat')}>{t('parts:number', { value: season.heat })}</Fact>
            <Fact name={t('board.own')}>
              {season.rank === null ? t('parts:none') : t('board.place', { rank: season.rank })}
            </Fact>
            <Fact name={t('board.lottery')}>
              {t('parts:number', { value: season.lottery_points })}
            </Fact>
          </Facts>
          <Box mt={3}>{children}</Box>
        </Card>
      )}
    </RecordView>
  );
}
