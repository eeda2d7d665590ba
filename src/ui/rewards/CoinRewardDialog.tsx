import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { rewardRemarkLength } from '../../domain/limits';
import { rewardWays } from '../../domain/rewards';
import { selectDraft } from '../../machines/parts/form/selectors';
import { type coinReward, selectCost, selectRewarded } from '../../machines/rewards/coinReward';
import { Fact, Facts } from '../parts/Facts';
import { FormDialog } from '../parts/form/FormDialog';
import { NumberField } from '../parts/form/NumberField';
import { SelectField } from '../parts/form/SelectField';
import { TextAreaField } from '../parts/form/TextAreaField';
import { RewardedStudents } from './RewardedStudents';

interface CoinRewardDialogProps {
  readonly actor: ActorRefFrom<typeof coinReward>;
  readonly onCancel: () => void;
}

/** Who gets how many, what it costs at most, and what is left of the balance [ROLE-017, VALID-041]. */
export function CoinRewardDialog({ actor, onCancel }: CoinRewardDialogProps) {
  const { t } = useTranslation('rewards');
  const { student_ids: ids, students, balance } = useSelector(actor, selectRewarded);
  const cost = useSelector(actor, selectCost);
  const draft = useSelector(actor, selectDraft);
  const values = { name: students[0]?.name ?? '', count: ids.length };
  const isSure = cost?.least === cost?.most;
  const frozen = students.filter(({ status }) => status !== 'normal').length;
  return (
    <FormDialog
      {...{ actor, onCancel, draft, values }}
      words="rewards:reward"
      verb={
        cost === null
          ? t('reward.open')
          : t(`reward.verb.${isSure ? 'sure' : 'most'}`, { count: cost.most })
      }
    >
      <Facts layout="table">
        <RewardedStudents students={students} total={ids.length} />
        <Fact name={t('reward.balance')}>{t('balance.coins', { count: balance })}</Fact>
        <Fact name={t('reward.cost')}>
          {cost === null
            ? t('balance.none')
            : isSure
              ? t('balance.coins', { count: cost.most })
              : t('reward.costs', { ...cost })}
        </Fact>
        <Fact name={t('reward.left')}>
          {cost === null ? t('balance.none') : t('balance.coins', { count: balance - cost.most })}
        </Fact>
        {frozen === 0 ? null : (
          <Fact name={t('status.frozen')}>{t('reward.frozen', { count: frozen })}</Fact>
        )}
      </Facts>
      <NumberField name="coins" unit={t('reward.unit')} />
      <SelectField
        name="way"
        options={rewardWays.map((value) => ({ value, label: t(`reward.ways.${value}`) }))}
      />
      <TextAreaField name="remark" rows={3} {...rewardRemarkLength} />
    </FormDialog>
  );
}
