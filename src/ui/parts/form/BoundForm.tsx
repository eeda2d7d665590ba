import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { draft } from '../../../machines/parts/draft';
import { reasonOf } from '../../../machines/parts/notice';
import { DraftOffer } from '../draft/DraftOffer';
import { DraftState } from '../draft/DraftState';
import { Form } from '../Form';
import { FormFailure } from '../FormFailure';
import { type Binding, BindingContext, useBinding, useFormState } from './binding';

interface BoundFormProps extends Binding {
  readonly label: string;
  /** So that a button outside the form can submit it. */
  readonly id?: string | undefined;
  /** Attempts that a chart beside the form counts; busy that is not the form's own. */
  readonly attempts?: number | undefined;
  readonly busy?: boolean | undefined;
  readonly actions?: ReactNode;
  readonly onSubmit?: (() => void) | undefined;
  /** The actor that keeps the draft: what was found is offered first, how it is kept is said last. */
  readonly draft?: ActorRefFrom<typeof draft> | undefined;
  /** What a draft holds, where its texts and numbers say too little by themselves. */
  readonly excerpt?: ((content: unknown) => string | null) | undefined;
  readonly children: ReactNode;
}

/** The form of a chart: its fields find value, words and errors by their names (`TextField` and its neighbours). */
export function BoundForm(props: BoundFormProps) {
  const { actor, words, values, change, label, id, attempts = 0, draft: kept, actions } = props;
  const form = useFormState(actor);
  const { t, i18n } = useTranslation(words.replace(/:.*/, ''));
  const elsewhere = `${words}.elsewhere`;
  const submit = () => actor.send({ type: 'submit.requested' });
  return (
    <Form
      id={id}
      label={label}
      attempts={form.attempts + attempts}
      busy={props.busy ?? form.isBusy}
      onSubmit={props.onSubmit ?? submit}
      actions={actions}
    >
      {kept === undefined ? null : (
        <DraftOffer
          actor={kept}
          excerpt={props.excerpt}
          elsewhere={i18n.exists(elsewhere) ? t(elsewhere) : undefined}
        />
      )}
      <BindingContext value={{ actor, words, values, change }}>{props.children}</BindingContext>
      {kept === undefined ? null : <DraftState actor={kept} />}
    </Form>
  );
}

interface BoundFailureProps {
  /** Whether what failed only asks, before anything is sent. */
  readonly onlyAsks?: boolean;
}

/**
 * What went wrong with the form around it as a whole; `<words>.notDone`, where there is one, says what was not done.
 * Without an answer nobody knows whether it was done: the same form sent again carries the same request id.
 */
export function BoundFailure({ onlyAsks = false }: BoundFailureProps) {
  const { t, i18n } = useTranslation(['parts', 'shell']);
  const { actor, words } = useBinding();
  const { failure } = useFormState(actor);
  const reason = failure && reasonOf(failure.message);
  const why = reason && t(reason.key, { ...reason.values });
  if (failure?.code === 0) {
    return <FormFailure text={t(onlyAsks ? 'error.notSent' : 'error.unsure', { why })} />;
  }
  const notDone = `${words}.notDone`;
  return <FormFailure text={why && i18n.exists(notDone) ? t(notDone, { why }) : why} />;
}
