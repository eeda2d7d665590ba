import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { rewardRemarkLength } from '../../domain/limits';
import { mostForEach } from '../../domain/rewards';
import {
  type messageReward,
  selectCost,
  selectReward,
} from '../../machines/messages/messageReward';
import { selectBegun, selectDraft } from '../../machines/parts/form/selectors';
import { NumberField } from '../parts/form/NumberField';
import { TextAreaField } from '../parts/form/TextAreaField';
import { FormDialog } from '../parts/form/FormDialog';
import { Text } from '../parts/Text';

interface RewardFormProps {
  readonly actor: ActorRefFrom<typeof messageReward>;
  readonly onCancel: () => void;
}

/** How many coins, and why. */
export function RewardForm({ actor, onCancel }: RewardFormProps) {
  const { t } = useTranslation('messages');
  const { studentName, balance } = useSelector(actor, selectReward);
  const draft = useSelector(actor, selectDraft);
  const before = useSelector(actor, selectBegun)?.balance ?? balance;
  const cost = useSelector(actor, selectCost);
  const most = mostForEach(balance, 1);
  const { missing = 0, most: count = 0 } = cost ?? {};
  return (
    <FormDialog
      actor={actor}
      words="messages:reward"
      values={{ name: studentName }}
      verb={count === 0 || missing > 0 ? t('reward.verbEmpty') : t('reward.verb', { count })}
      onCancel={onCancel}
      draft={draft}
    >
      <Text as="p" figures role="status">
        {t('reward.balance', { count: balance })}
        {before === balance ? null : t('reward.changed', { count: before })}
      </Text>
      <NumberField
        name="coins"
        maximum={Math.max(1, most)}
        reason={most === 0 ? t('reward.noneLeft') : undefined}
        fault={missing > 0 ? t('reward.missing', { count: missing }) : undefined}
        unit={t('reward.unit')}
      />
      <TextAreaField name="remark" rows={3} {...rewardRemarkLength} />
    </FormDialog>
  );
}
