import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { snoozeReasonLength } from '../../domain/home';
import { dayAfter } from '../../domain/businessTime';
import { selectThing, type snooze } from '../../machines/home/snooze';
import { selectDraft } from '../../machines/parts/form/selectors';
import { DateField } from '../parts/form/DateField';
import { TextAreaField } from '../parts/form/TextAreaField';
import { FormDialog } from '../parts/form/FormDialog';

interface SnoozeDialogProps {
  readonly actor: ActorRefFrom<typeof snooze>;
  readonly onCancel: () => void;
}

/** Puts a thing off: why, and until which day. */
export function SnoozeDialog({ actor, onCancel }: SnoozeDialogProps) {
  const { name, today } = useSelector(actor, selectThing);
  const draft = useSelector(actor, selectDraft);
  return (
    <FormDialog
      actor={actor}
      words="home:snooze"
      values={{ name }}
      onCancel={onCancel}
      draft={draft}
    >
      <TextAreaField name="reason" rows={3} {...snoozeReasonLength} />
      <DateField name="until" min={dayAfter(today, 1)} />
    </FormDialog>
  );
}
