import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { selectBegun, selectDraft, selectValues } from '../../machines/parts/form/selectors';
import { type coinReward, selectCost, selectRewarded } from '../../machines/rewards/coinReward';
import type { MessagesActor } from '../../machines/rewards/rewardMessages';
import { Fact, Facts } from '../parts/Facts';
import { FormDialog } from '../parts/form/FormDialog';
import { Text } from '../parts/Text';
import { useToldName } from '../parts/useToldName';
import { CostFacts } from './CostFacts';
import { RewardFields, useRewardVerb } from './RewardFields';
import { RewardedStudents } from './RewardedStudents';
import { useRewardedHead } from './useRewardedHead';

interface CoinRewardDialogProps {
  readonly actor: ActorRefFrom<typeof coinReward>;
  readonly onCancel: () => void;
  readonly offer?: MessagesActor;
}

/** Who gets how many, what it costs at most, and what is left of the balance [ROLE-017, VALID-041]. */
export function CoinRewardDialog({ actor, onCancel, offer }: CoinRewardDialogProps) {
  const { t } = useTranslation('rewards');
  const { student_ids: ids, students, balance } = useSelector(actor, selectRewarded);
  const before = useSelector(actor, selectBegun)?.balance;
  const typed = useSelector(actor, selectValues);
  const cost = useSelector(actor, selectCost);
  const draft = useSelector(actor, selectDraft);
  const verb = useRewardVerb(cost);
  const values = useRewardedHead(students, ids.length);
  const told = useToldName();
  const frozen = students.filter(({ status }) => status !== 'normal');
  return (
    <FormDialog {...{ actor, onCancel, draft, values, verb }} words="rewards:reward">
      <Facts layout="table">
        {ids.length > 1 ? <RewardedStudents students={students} total={ids.length} /> : null}
        <CostFacts {...{ balance, before, cost }} />
        {frozen.length === 0 ? null : (
          <Fact name={t('status.frozen')}>
            {t('reward.frozen', { count: frozen.length })}
            {frozen.map(({ student_id: id, name, reason }) =>
              reason === null ? null : (
                <Text key={id} as="p" small muted>
                  {t('frozenWhy', { name: told(name), reason })}
                </Text>
              ),
            )}
          </Fact>
        )}
      </Facts>
      <RewardFields {...{ typed, balance, cost, offer }} many={ids.length} />
    </FormDialog>
  );
}
