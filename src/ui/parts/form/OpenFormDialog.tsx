import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { draft } from '../../../machines/parts/draft';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { type Binding, useFormState } from './binding';
import { BoundFailure, BoundForm } from './BoundForm';

interface FormDialogProps extends Binding {
  readonly onCancel: () => void;
  /** What the main button does, where it is not `<words>.verb`. */
  readonly verb?: string | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** Whether it is being sent, where its chart is busy with more than that. */
  readonly sending?: boolean | undefined;
  /** Whether there is nothing to send any more: only the way out is left. */
  readonly over?: boolean | undefined;
  /** Whether it takes away or refuses something for good: the main button is red, else it has the accent. */
  readonly final?: boolean | undefined;
  readonly onSubmit?: (() => void) | undefined;
  /** The actor that keeps the draft. */
  readonly draft?: ActorRefFrom<typeof draft> | undefined;
  /** What a draft holds, where its texts and numbers say too little by themselves. */
  readonly excerpt?: ((content: unknown) => string | null) | undefined;
  readonly children: ReactNode;
}

/** A form in a dialog: title `<words>.title`, the safe button first, the main one last. */
export function OpenFormDialog(props: FormDialogProps) {
  const { words, values, onCancel, verb, size, sending, over, final, children, ...form } = props;
  const { t } = useTranslation([words.replace(/:.*/, ''), 'parts']);
  const { isBusy } = useFormState(form.actor);
  const isSending = sending ?? isBusy;
  const id = useId();
  const title = t(`${words}.title`, { ...values });
  return (
    <Dialog
      open
      size={size}
      title={title}
      onClose={isSending ? undefined : onCancel}
      actions={
        <>
          <Button disabled={isSending} onClick={onCancel}>
            {t(over === true ? 'parts:dialog.close' : 'parts:dialog.cancel')}
          </Button>
          {over === true ? null : (
            <Button
              kind={final === true ? 'danger' : 'primary'}
              type="submit"
              form={id}
              busy={isSending}
              disabled={isBusy && !isSending}
            >
              {verb ?? t(`${words}.verb`)}
            </Button>
          )}
        </>
      }
    >
      <BoundForm {...form} {...{ words, values, id }} label={title}>
        {children}
        <BoundFailure />
      </BoundForm>
    </Dialog>
  );
}
