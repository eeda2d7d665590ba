import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { selectBegun, selectDraft, selectValues } from '../../machines/parts/form/selectors';
import {
  type highlightReward,
  selectChosen,
  selectCost,
  selectPayable,
} from '../../machines/rewards/highlightReward';
import {
  type highlights,
  selectBalanceFailure,
  selectCount,
  selectIsWaiting,
  selectNotYours,
  selectOutcomes,
  selectReward,
} from '../../machines/rewards/highlights';
import { type MessagesActor, selectOffer } from '../../machines/rewards/rewardMessages';
import type { ActorProps } from '../parts/actorProps';
import { useDates } from '../parts/dates';
import { Dialog } from '../parts/Dialog';
import { Fact, Facts } from '../parts/Facts';
import { FormDialog } from '../parts/form/FormDialog';
import { NotYours } from '../parts/NotYours';
import { Text } from '../parts/Text';
import { useToldName } from '../parts/useToldName';
import { BalanceDialog } from './BalanceDialog';
import { CostFacts } from './CostFacts';
import { sentenceOf } from './highlightColumns';
import { RewardFields, useRewardVerb } from './RewardFields';
import { RewardedStudents } from './RewardedStudents';

/** Whatever is asked before highlights are rewarded, and what came of it. */
export function HighlightDialogs({ actor }: ActorProps<typeof highlights>) {
  const { t } = useTranslation('rewards');
  const reward = useSelector(actor, selectReward);
  const offer = useSelector(actor, selectOffer);
  const isWaiting = useSelector(actor, selectIsWaiting);
  const failure = useSelector(actor, selectBalanceFailure);
  const count = useSelector(actor, selectCount);
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <>
      {isWaiting ? (
        <BalanceDialog
          title={t('highlightReward.title', { count })}
          failure={failure}
          onRetry={() => actor.send({ type: 'balance.retried' })}
          onClose={close}
        />
      ) : null}
      {reward === undefined ? null : (
        <HighlightRewardDialog actor={reward} onCancel={close} offer={offer} />
      )}
      <OutcomesDialog actor={actor} />
    </>
  );
}

interface HighlightRewardDialogProps {
  readonly actor: ActorRefFrom<typeof highlightReward>;
  readonly onCancel: () => void;
  readonly offer: MessagesActor;
}

/** Whose highlights get how many, what it costs at most, and what is left of the balance [SCREEN-123, VALID-041]. */
function HighlightRewardDialog({ actor, onCancel, offer }: HighlightRewardDialogProps) {
  const { t } = useTranslation('rewards');
  const { highlight_ids: ids, highlights, balance } = useSelector(actor, selectChosen);
  const payable = useSelector(actor, selectPayable);
  const before = useSelector(actor, selectBegun)?.balance;
  const typed = useSelector(actor, selectValues);
  const cost = useSelector(actor, selectCost);
  const draft = useSelector(actor, selectDraft);
  const verb = useRewardVerb(cost);
  const refused = ids.length - payable.length;
  return (
    <FormDialog
      {...{ actor, onCancel, draft, verb, values: { count: payable.length } }}
      words="rewards:highlightReward"
    >
      <Facts layout="table">
        <RewardedStudents
          students={highlights.filter(({ highlight_id }) => payable.includes(highlight_id))}
          total={payable.length}
        />
        <CostFacts {...{ balance, before, cost }} />
        {refused === 0 ? null : (
          <Fact name={t('highlightReward.refused')}>
            {t('highlightReward.refusedWhy', { count: refused })}
          </Fact>
        )}
      </Facts>
      <RewardFields {...{ typed, balance, cost, offer }} many={payable.length} />
    </FormDialog>
  );
}

/** What each highlight's student got, or why nothing. */
function OutcomesDialog({ actor }: ActorProps<typeof highlights>) {
  const { t } = useTranslation('rewards');
  const told = useToldName();
  const { moment } = useDates();
  const outcomes = useSelector(actor, selectOutcomes);
  const notYours = useSelector(actor, selectNotYours);
  if (outcomes === null) return null;
  const total = outcomes.reduce((sum, { coins }) => sum + coins, 0);
  return (
    <Dialog
      open
      title={t('reward.given', { count: total })}
      onClose={() => actor.send({ type: 'dialog.closed' })}
    >
      <Facts layout="table">
        {outcomes.map((one) => (
          <Fact
            key={one.highlight_id}
            name={t('reward.to', { name: told(one.name), username: one.username })}
          >
            {t(`highlightReward.outcome.${one.outcome}`, { count: one.coins, why: one.why })}
            <Text as="span" display="block" small muted>
              {t('highlightReward.for', { moment: sentenceOf(t, one), at: moment(one.at) })}
            </Text>
          </Fact>
        ))}
      </Facts>
      <NotYours count={notYours} />
    </Dialog>
  );
}
