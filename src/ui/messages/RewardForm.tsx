import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { amountMaximum, rewardRemarkLength } from '../../domain/limits';
import {
  type messageReward,
  selectCount,
  selectReward,
} from '../../machines/messages/messageReward';
import { selectDraft } from '../../machines/parts/form/selectors';
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
  const count = useSelector(actor, selectCount);
  return (
    <FormDialog
      actor={actor}
      words="messages:reward"
      values={{ name: studentName }}
      verb={count === null ? t('reward.verbEmpty') : t('reward.verb', { count })}
      onCancel={onCancel}
      draft={draft}
    >
      <Text as="p" figures>
        {t('reward.balance', { count: balance })}
      </Text>
      <NumberField name="coins" maximum={amountMaximum} unit={t('reward.unit')} />
      <TextAreaField name="remark" rows={3} {...rewardRemarkLength} />
    </FormDialog>
  );
}
