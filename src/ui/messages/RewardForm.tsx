import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { rewardRemarkLength } from '../../domain/limits';
import {
  type messageReward,
  selectCount,
  selectReward,
} from '../../machines/messages/messageReward';
import {
  errorOf,
  selectAttempts,
  selectFailure,
  selectIsSubmitting,
  selectValues,
} from '../../machines/parts/form/selectors';
import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import { Field } from '../parts/Field';
import { Form } from '../parts/Form';
import { FormFailure } from '../parts/FormFailure';
import { NumberInput } from '../parts/NumberInput';
import { Text } from '../parts/Text';
import { TextArea } from '../parts/TextArea';

interface RewardFormProps {
  readonly actor: ActorRefFrom<typeof messageReward>;
  readonly onCancel: () => void;
}

const selectCoinsError = errorOf('coins');
const selectRemarkError = errorOf('remark');

/** How many coins, and why. */
export function RewardForm({ actor, onCancel }: RewardFormProps) {
  const { t } = useTranslation('messages');
  const { studentName, balance } = useSelector(actor, selectReward);
  const { coins, remark } = useSelector(actor, selectValues);
  const coinsError = useSelector(actor, selectCoinsError);
  const remarkError = useSelector(actor, selectRemarkError);
  const attempts = useSelector(actor, selectAttempts);
  const failure = useSelector(actor, selectFailure);
  const isSubmitting = useSelector(actor, selectIsSubmitting);
  const title = t('reward.title', { name: studentName });
  const isWhole = failure !== null && coinsError === undefined && remarkError === undefined;
  const count = useSelector(actor, selectCount);
  const submit = () => {
    actor.send({ type: 'submit.requested' });
  };
  return (
    <Dialog
      open
      title={title}
      onClose={isSubmitting ? undefined : onCancel}
      actions={
        <>
          <Button onClick={onCancel} disabled={isSubmitting}>
            {t('reward.cancel')}
          </Button>
          <Button kind="primary" busy={isSubmitting} onClick={submit}>
            {count === null ? t('reward.verbEmpty') : t('reward.verb', { count })}
          </Button>
        </>
      }
    >
      <Form label={title} attempts={attempts} busy={isSubmitting} onSubmit={submit}>
        <Text as="p" figures>
          {t('reward.balance', { count: balance })}
        </Text>
        <Field
          label={t('reward.coins')}
          reason={t('reward.coinsWhy')}
          error={coinsError && t(`reward.error.${coinsError}`)}
        >
          <NumberInput
            unit={t('reward.unit')}
            value={coins}
            onEnter={submit}
            onChange={(value) => {
              actor.send({ type: 'field.changed', field: 'coins', value: value.trim() });
            }}
          />
        </Field>
        <Field
          label={t('reward.remark')}
          reason={t('reward.remarkWhy', { maximum: rewardRemarkLength.maximum })}
          error={remarkError && t(`reward.error.${remarkError}`)}
          wide
        >
          <TextArea
            rows={3}
            value={remark}
            // Twice the length: what is too much is said, not swallowed.
            maxLength={2 * rewardRemarkLength.maximum}
            onChange={(value) => {
              actor.send({ type: 'field.changed', field: 'remark', value });
            }}
          />
        </Field>
        <FormFailure
          text={isWhole ? t(failure.message.key, { ...failure.message.values }) : null}
        />
      </Form>
    </Dialog>
  );
}
