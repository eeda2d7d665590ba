import { useId } from 'react';
import { FieldError } from './Field';
import type { Option } from './Select';

interface RadioGroupProps {
  readonly label: string;
  readonly reason?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
}

/** One of a few values, all of them in sight. It is its own field: label, reason and error. */
export function RadioGroup({ label, reason, error, value, options, onChange }: RadioGroupProps) {
  const id = useId();
  const described = [reason && `${id}reason`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={described || undefined}
      aria-required
      aria-invalid={error ? true : undefined}
    >
      <legend className="radio-group-label">{label}</legend>
      <div className="radio-group-choices">
        {options.map((option) => (
          <label key={option.value} className="radio-group-choice">
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
        {error ? <FieldError id={`${id}error`} text={error} /> : null}
      </div>
      {reason ? (
        <p id={`${id}reason`} className="radio-group-reason small muted">
          {reason}
        </p>
      ) : null}
    </fieldset>
  );
}
