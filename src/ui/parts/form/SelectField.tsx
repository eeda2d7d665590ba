import { Field } from '../Field';
import { type Option, Select } from '../Select';
import { type BoundFieldProps, useField } from './binding';

interface SelectFieldProps extends BoundFieldProps {
  readonly options: readonly Option[];
  readonly placeholder?: string | undefined;
  /** Sends the choice where the chart's event is not `field.changed`, such as for an id. */
  readonly onChoose?: ((value: string) => void) | undefined;
}

/** One of a few values. */
export function SelectField(props: SelectFieldProps) {
  const { name, options, placeholder, disabled = false } = props;
  const { value, field, change, isBusy } = useField(props);
  return (
    <Field {...field} wide>
      <Select
        {...{ name, options, placeholder }}
        disabled={disabled || isBusy}
        value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
        onChange={props.onChoose ?? change}
      />
    </Field>
  );
}
