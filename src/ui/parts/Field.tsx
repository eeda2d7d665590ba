import { CircleAlert } from 'lucide-react';
import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldControlContext } from './fieldControl';
import { Icon } from './Icon';

interface FieldProps {
  readonly label: string;
  /** Why we ask, in small under the control. */
  readonly reason?: string | undefined;
  /** What to do about the value, beside the control. */
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  /** A control as wide as the form, such as a text area; its error then stands under it. */
  readonly wide?: boolean | undefined;
  /** One control of these parts: it takes its id, description and validity from here. */
  readonly children: ReactNode;
}

/** A label above, one control, its reason under and its error beside it. */
export function Field({ label, reason, error, optional, wide = false, children }: FieldProps) {
  const { t } = useTranslation('parts');
  const id = useId();
  const described = [reason && `${id}reason`, error && `${id}error`].filter(Boolean).join(' ');
  const control = useMemo(
    () => ({
      id,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-required': optional ? undefined : (true as const),
    }),
    [id, described, error, optional],
  );
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
        {optional ? <span className="field-optional small">{t('field.optional')}</span> : null}
      </label>
      <div className="field-row">
        <div className={wide ? 'field-control field-wide' : 'field-control'}>
          <FieldControlContext value={control}>{children}</FieldControlContext>
          {reason ? (
            <p className="field-reason small muted" id={`${id}reason`}>
              {reason}
            </p>
          ) : null}
        </div>
        {error ? <FieldError id={`${id}error`} text={error} under={wide} /> : null}
      </div>
    </div>
  );
}

interface FieldErrorProps {
  readonly id: string;
  readonly text: string;
  readonly under?: boolean;
}

/** What is wrong with a value and what to do, with a sign. */
export function FieldError({ id, text, under = false }: FieldErrorProps) {
  return (
    <p className={under ? 'field-error field-error-under' : 'field-error'} id={id}>
      <Icon of={CircleAlert} />
      {text}
    </p>
  );
}
