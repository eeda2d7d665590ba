import { chakra, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type Lottery,
  type seasonLottery,
  selectCanDraw,
  selectDrawing,
} from '../../machines/foundation/seasonLottery';
import { Button } from '../parts/Button';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { Dialog } from '../parts/Dialog';
import { Fact, Facts } from '../parts/Facts';
import { RecordView } from '../parts/RecordView';
import { Text } from '../parts/Text';
import { LotteryDraws } from './LotteryDraws';

interface LotteryProps {
  readonly actor: ActorRefFrom<typeof seasonLottery>;
}

interface LotteryDialogProps extends LotteryProps {
  /** Whether a class sees it: who was drawn last stands in large type. */
  readonly isForClass?: boolean;
  readonly onClose: () => void;
}

/** The lottery of a season board: what a draw costs, what the students have, and what came of each draw [SCREEN-118]. */
export function LotteryDialog(props: LotteryDialogProps) {
  const { t } = useTranslation('foundation');
  const { actor, isForClass = false, onClose } = props;
  return (
    <Dialog open size="lg" title={t('lottery.title')} onClose={onClose}>
      <RecordView actor={actor} loading={t('lottery.title')} rows={5} failed={t('lottery.failed')}>
        {(lottery) => (
          <Stack gap={4}>
            <Text as="p" muted maxWidth="line">
              {t('lottery.what', { cost: lottery.cost, prize: lottery.prize })}
            </Text>
            <Points lottery={lottery} />
            <Draw actor={actor} lottery={lottery} />
            {isForClass ? <LastDrawn lottery={lottery} /> : null}
            <LotteryDraws lottery={lottery} />
          </Stack>
        )}
      </RecordView>
    </Dialog>
  );
}

/** Who was drawn last, for the last row of a classroom. */
function LastDrawn({ lottery: { draws } }: { readonly lottery: Lottery }) {
  const { t } = useTranslation('foundation');
  const [last] = draws;
  if (last === undefined) return null;
  const { winner, place, prize } = last;
  return (
    <chakra.p textStyle="wall" fontWeight="semibold" role="status">
      {t('lottery.last', { place, name: winner, count: prize })}
    </chakra.p>
  );
}

function Points({ lottery }: { readonly lottery: Lottery }) {
  const { t } = useTranslation('foundation');
  const { earned, spent, left, students, tickets, commitment } = lottery;
  const number = (value: number) => t('parts:number', { value });
  return (
    <Facts>
      <Fact name={t('lottery.earned')}>{number(earned)}</Fact>
      <Fact name={t('lottery.spent')}>{number(spent)}</Fact>
      <Fact name={t('lottery.left')}>{number(left)}</Fact>
      <Fact name={t('lottery.among')}>{t('lottery.amongCount', { count: students, tickets })}</Fact>
      <Fact name={t('lottery.next')}>
        <Text fontFamily="mono" small>
          {commitment}
        </Text>
      </Fact>
    </Facts>
  );
}

/** The button that draws, and what it asks first. */
function Draw({ actor, lottery }: LotteryProps & { readonly lottery: Lottery }) {
  const { t } = useTranslation('foundation');
  const canDraw = useSelector(actor, selectCanDraw);
  const drawing = useSelector(actor, selectDrawing);
  const { cost, prize, left, students: count, tickets } = lottery;
  return (
    <>
      <div>
        <Button
          kind="primary"
          icon={Ticket}
          disabled={!canDraw}
          reason={t('lottery.tooFew', { cost, left })}
          onClick={() => actor.send({ type: 'draw.requested' })}
        >
          {t('lottery.draw', { cost })}
        </Button>
      </div>
      {drawing === null ? null : (
        <ConfirmDialog
          open
          harmless
          title={t('lottery.ask')}
          consequences={[
            t('lottery.effect.cost', { cost, left: left - cost }),
            t('lottery.effect.among', { count, tickets }),
            t('lottery.effect.prize', { prize }),
          ]}
          verb={t('lottery.verb')}
          busy={drawing === 'drawing'}
          onConfirm={() => actor.send({ type: 'draw.confirmed' })}
          onCancel={() => actor.send({ type: 'draw.cancelled' })}
        />
      )}
    </>
  );
}
