import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { snoozeReasonLength } from '../../domain/home';
import { dayAfter } from '../../machines/home/days';
import { selectThing, type snooze } from '../../machines/home/snooze';
import {
  errorOf,
  selectAttempts,
  selectDraft,
  selectFailure,
  selectIsSubmitting,
  selectValues,
} from '../../machines/parts/form/selectors';
import { Button } from '../parts/Button';
import { DateTimeInput } from '../parts/DateTimeInput';
import { Dialog } from '../parts/Dialog';
import { DraftOffer } from '../parts/draft/DraftOffer';
import { Field } from '../parts/Field';
import { Form } from '../parts/Form';
import { FormFailure } from '../parts/FormFailure';
import { TextArea } from '../parts/TextArea';

interface SnoozeDialogProps {
  readonly actor: ActorRefFrom<typeof snooze>;
  readonly onCancel: () => void;
}

const selectReasonError = errorOf('reason');
const selectUntilError = errorOf('until');

/** Puts a thing off: why, and until which day. */
export function SnoozeDialog({ actor, onCancel }: SnoozeDialogProps) {
  const { t } = useTranslation('home');
  const { name, today } = useSelector(actor, selectThing);
  const { reason, until } = useSelector(actor, selectValues);
  const reasonError = useSelector(actor, selectReasonError);
  const untilError = useSelector(actor, selectUntilError);
  const attempts = useSelector(actor, selectAttempts);
  const failure = useSelector(actor, selectFailure);
  const draft = useSelector(actor, selectDraft);
  const isSubmitting = useSelector(actor, selectIsSubmitting);
  const isWhole = failure !== null && reasonError === undefined && untilError === undefined;
  const submit = () => {
    actor.send({ type: 'submit.requested' });
  };
  return (
    <Dialog
      open
      title={t('snooze.title', { name })}
      onClose={isSubmitting ? undefined : onCancel}
      actions={
        <>
          <Button onClick={onCancel} disabled={isSubmitting}>
            {t('snooze.cancel')}
          </Button>
          <Button kind="primary" busy={isSubmitting} onClick={submit}>
            {t('snooze.verb')}
          </Button>
        </>
      }
    >
      <Form
        label={t('snooze.title', { name })}
        attempts={attempts}
        busy={isSubmitting}
        onSubmit={submit}
      >
        {draft === undefined ? null : <DraftOffer actor={draft} />}
        <Field
          label={t('snooze.reason')}
          reason={t('snooze.reasonWhy')}
          error={reasonError && t(`snooze.error.${reasonError}`)}
          wide
        >
          <TextArea
            rows={3}
            value={reason}
            // Twice the length: what is too much is said, not swallowed.
            maxLength={2 * snoozeReasonLength.maximum}
            onChange={(value) => {
              actor.send({ type: 'field.changed', field: 'reason', value });
            }}
          />
        </Field>
        <Field
          label={t('snooze.until')}
          reason={t('snooze.untilWhy')}
          error={untilError && t(`snooze.error.${untilError}`)}
          wide
        >
          <DateTimeInput
            kind="date"
            value={until}
            min={dayAfter(today, 1)}
            onChange={(value) => {
              actor.send({ type: 'field.changed', field: 'until', value });
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
