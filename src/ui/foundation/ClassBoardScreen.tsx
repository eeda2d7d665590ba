import { Box, chakra, Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ArrowLeft, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Board } from '../../domain/boards';
import type { boardStanding } from '../../machines/foundation/boardStanding';
import {
  type classBoard,
  selectBoard,
  selectList,
  selectLottery,
  selectStanding,
} from '../../machines/foundation/classBoard';
import type { classBoardRows } from '../../machines/foundation/classBoardRows';
import { selectEmptiness, selectFailure } from '../../machines/parts/collection/selectors';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { useDates } from '../parts/dates';
import { CollectionOutdated } from '../parts/collection/CollectionOutdated';
import { CollectionPages } from '../parts/collection/CollectionPages';
import { Failed, NothingYet } from '../parts/Emptiness';
import { LinkButton } from '../parts/LinkButton';
import { Loading } from '../parts/Loading';
import { PageTitle } from '../parts/PageTitle';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { boardPages } from './boardPages';
import { ClassBoardTable } from './ClassBoardTable';
import { LotteryDialog } from './LotteryDialog';

/** A contest board for a screen that a class sees: without frame, in large type, with masked names. */
export function ClassBoardScreen({ actor }: ActorProps<typeof classBoard>) {
  const { t } = useTranslation('foundation');
  const board = useSelector(actor, selectBoard);
  const list = useSelector(actor, selectList);
  const standing = useSelector(actor, selectStanding);
  const lottery = useSelector(actor, selectLottery);
  const title = t(`board.title.${board}`);
  return (
    <Flex data-wall direction="column" minHeight="100vh" p={6} gap={3}>
      <PageTitle of={[title]} />
      <chakra.h1 textStyle="wallTitle">{title}</chakra.h1>
      {standing === undefined ? null : <Season actor={standing} />}
      {list === undefined ? null : (
        <Students actor={list} board={board}>
          <Button kind="quiet" icon={Ticket} onClick={() => actor.send({ type: 'lottery.opened' })}>
            {t('lottery.open')}
          </Button>
        </Students>
      )}
      {lottery === undefined ? null : (
        <LotteryDialog
          actor={lottery}
          isForClass
          onClose={() => actor.send({ type: 'lottery.closed' })}
        />
      )}
    </Flex>
  );
}

/** The season with its dates, and what the class has reached in it. */
function Season({ actor }: ActorProps<typeof boardStanding>) {
  const { t } = useTranslation(['foundation', 'parts']);
  const { date } = useDates();
  const number = (value: number) => t('parts:number', { value });
  return (
    <RecordView actor={actor} loading={t('board.season')} rows={1} failed={t('board.failed')}>
      {({ season, starts_on: from, ends_on: to, points, heat, rank }) => (
        <>
          <RecordOutdated actor={actor} />
          <Flex as="ul" wrap="wrap" columnGap={8} listStyleType="none" textStyle="wallSmall">
            <li>{t('board.dates', { season, from: date(from), to: date(to) })}</li>
            <li>{t('board.class.points', { points: number(points) })}</li>
            <li>{t('board.class.heat', { heat: number(heat) })}</li>
            {rank === null ? null : <li>{t('board.class.place', { rank })}</li>}
          </Flex>
        </>
      )}
    </RecordView>
  );
}

interface StudentsProps {
  readonly actor: ActorRefFrom<typeof classBoardRows>;
  readonly board: Board;
  /** What the analyst can do beside the pages. */
  readonly children: ReactNode;
}

/** The students, or why there are none; below, small and for the analyst, the pages and the way back. */
function Students({ actor, board, children }: StudentsProps) {
  const { t } = useTranslation('foundation');
  return (
    <>
      <CollectionOutdated actor={actor} />
      <Box flex={1}>
        <Shown actor={actor} board={board} />
      </Box>
      <Flex wrap="wrap" align="end" gap={4}>
        <LinkButton to={`${boardPages[board]}?names=masked`} kind="quiet" icon={ArrowLeft}>
          {t('board.class.back')}
        </LinkButton>
        {children}
        <Box flex={1}>
          <CollectionPages actor={actor} columns={null} />
        </Box>
      </Flex>
    </>
  );
}

function Shown({ actor, board }: Pick<StudentsProps, 'actor' | 'board'>) {
  const { t } = useTranslation('foundation');
  const failure = useSelector(actor, selectFailure);
  switch (useSelector(actor, selectEmptiness)) {
    case 'loading':
      return <Loading label={t('board.column.student')} rows={10} />;
    case 'failed':
      return (
        <Failed
          title={t('failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      );
    case null:
      return <ClassBoardTable actor={actor} title={t(`board.title.${board}`)} />;
    default:
      return <NothingYet title={t('nothing.title')}>{t('nothing.text')}</NothingYet>;
  }
}
